"""The screens of the full-screen game, one for each thing a person does. Choices are posted to the application."""
