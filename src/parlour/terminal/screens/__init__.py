"""The screens of the full-screen game, one for each task. Choices are posted to the application."""
