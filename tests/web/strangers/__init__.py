"""Games from outside, as a stranger installs them beside Parlour: without drawings for the pages."""
