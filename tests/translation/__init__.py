"""What translators are told about a language: what is missing, wrong or too long."""
