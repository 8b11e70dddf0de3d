"""The sound player of building games with a stock and a waste, on plain numbers."""
