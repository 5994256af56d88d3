/// Which files beside a file of an engine belong to the engine, too, by the endings of their names.
///
/// Beside a script are the modules that it imports, and the data that it reads. Logs, databases and
/// what else an engine writes have other endings: an engine that saved its own files would start
/// itself again and again. Beside a compiled program is what its build writes, which says nothing.
enum FileEndings {
  private static let scripts: Set = [
    "cjs", "cts", "dart", "ex", "exs", "js", "jsx", "kts", "lua", "mjs", "mts", "php", "pl", "pm",
    "py", "pyi", "r", "rb", "sh", "swift", "tcl", "ts", "tsx",
  ]
  private static let data: Set = [
    "cfg", "conf", "ini", "json", "json5", "properties", "toml", "wasm", "yaml", "yml",
  ]

  /// The endings of the files that belong to a file of the same folder.
  ///
  /// - Parameter ending: The ending of the file that an engine's command names; of a file without one, no
  ///   other belongs to it.
  static func beside(_ ending: String) -> Set<String> {
    if ending.isEmpty { return [] }
    return scripts.contains(ending) ? scripts.union(data) : [ending]
  }
}
