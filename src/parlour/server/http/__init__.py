"""Requests and responses, and the files of the web client."""
