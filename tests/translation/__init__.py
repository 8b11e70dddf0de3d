"""Begins a language, and finds what is missing, wrong or too long in one."""
