/// Stand-in until the module's files land.
