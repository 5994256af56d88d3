import SpecJSON
package import SpecModel

/// What a plan needs to know about a case file.
///
/// A summary is a few words long, so that the summaries of many thousand files fit in memory even
/// if the files do not.
package struct CaseFileSummary: Sendable {
  /// The case selectors that match something in the file; see ``FileSelection``.
  var selectors: Set<Int>
  /// The positions of the selected cases in the file, by profile; a profile without any is left out.
  var selected: [(profile: String, indices: Indices)]
  /// The hashes of the ids of the file's cases; empty if the cases are not dealt to shards.
  var ids: [FNV1a]
  /// The cases that entries of the known-failure list match.
  var claims: [KnownFailureClaim]

  /// Positions in a file, counted from 0, in order; usually all of them.
  enum Indices: Hashable, Sendable {
    case all(count: Int)
    case some([Int])

    /// The number of positions.
    var count: Int {
      switch self {
      case .all(let count): count
      case .some(let indices): indices.count
      }
    }

    /// The position with this number, counted from 0.
    subscript(_ number: Int) -> Int {
      switch self {
      case .all: number
      case .some(let indices): indices[number]
      }
    }
  }

  /// Summarizes a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - selection: The cases to run.
  ///   - knownFailures: The list of known failures; its claims are recorded for all cases, selected
  ///     or not.
  ///   - isDealt: Whether the cases are dealt to shards.
  package init(
    _ file: CaseFile, selection: Selection, knownFailures: KnownFailureList, isDealt: Bool
  ) {
    let part = selection.part(of: file)
    selectors = part.selectors
    ids = isDealt ? file.cases.map { FNV1a($0.id) } : []
    selected = []
    claims = []
    var profiles: [String] = []
    // A case has many fields: access by index avoids copying them.
    for index in file.cases.indices {
      for profile in file.cases[index].profiles where !profiles.contains(profile) {
        profiles.append(profile)
      }
    }
    if !knownFailures.entries.isEmpty { claims = file.cases.flatMap(knownFailures.claims) }
    for profile in profiles {
      let indices = part.indices.filter { file.cases[$0].profiles.contains(profile) }
      if indices.isEmpty { continue }
      let isAll = indices.count == file.cases.count
      selected.append((profile, isAll ? .all(count: indices.count) : .some(indices)))
    }
  }
}
