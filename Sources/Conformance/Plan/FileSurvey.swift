package import SpecModel

/// What a plan has to know of a case file, found out while the file is at hand: a few words, so that
/// those of many thousand files can be held where the files cannot.
package struct FileSurvey: Sendable {
  /// The selectors of cases that name something in the file; see ``FileSelection``.
  var selectors: Set<Int>
  /// Where the selected cases stand in the file, by profile; a profile without any is left out.
  var selected: [(profile: String, indices: Indices)]
  /// The cases of which entries of the list of known failures speak.
  var claims: [KnownFailureClaim]

  /// Places in a file, counted from 0, in order; most often all of them.
  enum Indices: Hashable, Sendable {
    case all(count: Int)
    case some([Int])

    /// How many there are.
    var count: Int {
      switch self {
      case .all(let count): count
      case .some(let indices): indices.count
      }
    }

    /// Picks what stands at the places.
    func picked(from cases: [Case]) -> [Case] {
      switch self {
      case .all: cases
      case .some(let indices): indices.map { cases[$0] }
      }
    }
  }

  /// Looks through a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - selection: Which cases are run.
  ///   - knownFailures: The implementer's list, of which claims are noted whatever is selected.
  package init(_ file: CaseFile, selection: Selection, knownFailures: KnownFailureList) {
    let part = selection.part(of: file)
    selectors = part.selectors
    selected = []
    claims = []
    var profiles: [String] = []
    for item in file.cases {
      for profile in item.profiles where !profiles.contains(profile) { profiles.append(profile) }
      claims += knownFailures.claims(on: item)
    }
    for profile in profiles {
      let indices = part.indices.filter { file.cases[$0].profiles.contains(profile) }
      if indices.isEmpty { continue }
      let isAll = indices.count == file.cases.count
      selected.append((profile, isAll ? .all(count: indices.count) : .some(indices)))
    }
  }
}
