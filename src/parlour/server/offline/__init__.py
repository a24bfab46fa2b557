"""The pages without a server, offered by a server: `/offline/` is a folder that `parlour pocket` wrote."""
