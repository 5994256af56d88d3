import SpecJSON
import SpecModel

/// The cases of a plan, in the order of the report.
///
/// Those of a suite are created on demand and not kept: a run creates them where it needs them, and a
/// plan of a million cases takes a few megabytes.
package struct PlannedCases: Sequence, Sendable {
  /// The number of cases.
  package let count: Int
  let storage: Storage

  enum Storage: Sendable {
    case held([PlannedCase])
    case read(parts: [Part], reader: PartReader)
  }

  /// The cases of one file in one profile.
  struct Part: Sendable {
    var file: Int
    var profile: String
    var indices: CaseFileSummary.Indices
    /// The hashes of the ids of all of the file's cases.
    var ids: [FNV1a]

    /// The number of cases.
    var count: Int { indices.count }
  }

  /// Creates the cases from an array.
  package init(_ cases: [PlannedCase]) {
    storage = .held(cases)
    count = cases.count
  }

  /// Creates the cases of files that are read on demand.
  init(parts: [Part], reader: PartReader) {
    storage = .read(parts: parts, reader: reader)
    count = parts.reduce(0) { $0 + $1.count }
  }

  /// Creates the cases that were selected of a suite's files, profile by profile.
  init(
    _ profiles: [String], _ summaries: [CaseFileSummary], source: some CaseSource,
    planner: CasePlanner
  ) {
    let reader = PartReader(source: source, planner: planner)
    let parts = profiles.flatMap { profile in
      summaries.enumerated().compactMap { file, summary in
        summary.selected.first { $0.profile == profile }.map {
          Part(file: file, profile: profile, indices: $0.indices, ids: summary.ids)
        }
      }
    }
    self.init(parts: parts, reader: reader)
  }

  /// The case at an index, counted from 0; `nil` if there is none or its file can no longer be
  /// read.
  subscript(index: Int) -> PlannedCase? {
    switch storage {
    case .held(let cases): return cases.indices.contains(index) ? cases[index] : nil
    case .read(let parts, let reader):
      var rest = index
      for part in parts {
        if rest < part.count {
          return reader.cases(of: Slice(part: part, numbers: rest..<rest + 1))?.first
        }
        rest -= part.count
      }
      return nil
    }
  }

  /// The ids of the profiles that have cases, in order.
  var profiles: [String] {
    let all =
      switch storage {
      case .held(let cases): cases.map(\.profile)
      case .read(let parts, _): parts.map(\.profile)
      }
    return all.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// Iterates over the cases in order; ends early if a file can no longer be read.
  package func makeIterator() -> AnyIterator<PlannedCase> {
    var batches = batches
    var current: ArraySlice<PlannedCase> = []
    return AnyIterator {
      while true {
        if let next = current.popFirst() { return next }
        guard let batch = batches.next(of: 1024), let cases = batch.cases() else { return nil }
        current = cases
      }
    }
  }

  /// The cases in batches that can be processed in parallel.
  var batches: Batches { Batches(storage: storage) }

  /// Divides cases into batches, each of the size that is requested for it.
  struct Batches {
    private let storage: Storage
    /// The number of parts in earlier batches; for an array, of cases.
    private var done = 0
    /// The number of cases of the next part in earlier batches.
    private var doneOfPart = 0

    fileprivate init(storage: Storage) { self.storage = storage }

    /// Returns the next batch, or `nil` after the last.
    ///
    /// - Parameter size: The number of its cases; the cases of a file that must be read make one
    ///   batch, whatever their number.
    mutating func next(of size: Int) -> Batch? {
      switch storage {
      case .held(let cases):
        guard done < cases.count else { return nil }
        let start = done
        done = Swift.min(done + size, cases.count)
        return .held(cases[start..<done])
      case .read(let parts, let reader):
        var slices: [Slice] = []
        var rest = size
        while rest > 0, done < parts.count {
          let part = parts[done]
          let end = reader.isHeld ? Swift.min(doneOfPart + rest, part.count) : part.count
          slices.append(Slice(part: part, numbers: doneOfPart..<end))
          rest = reader.isHeld ? rest - (end - doneOfPart) : 0
          (done, doneOfPart) = end < part.count ? (done, end) : (done + 1, 0)
        }
        return slices.isEmpty ? nil : .read(slices, reader)
      }
    }
  }

  /// Some of a part's cases.
  struct Slice: Sendable {
    var part: Part
    /// The numbers of the cases in the part, from 0.
    var numbers: Range<Int>
  }

  /// Consecutive cases.
  enum Batch: Sendable {
    case held(ArraySlice<PlannedCase>)
    case read([Slice], PartReader)

    /// The number of cases.
    var count: Int {
      switch self {
      case .held(let cases): cases.count
      case .read(let slices, _): slices.reduce(0) { $0 + $1.numbers.count }
      }
    }

    /// Returns the cases; `nil` if a file can no longer be read.
    func cases() -> ArraySlice<PlannedCase>? {
      switch self {
      case .held(let cases): return cases
      case .read(let slices, let reader):
        var all: [PlannedCase] = []
        all.reserveCapacity(count)
        for slice in slices {
          guard let cases = reader.cases(of: slice) else { return nil }
          all += cases
        }
        return all[...]
      }
    }
  }
}

/// Creates planned cases from the contents of files.
struct PartReader: Sendable {
  let source: any CaseSource
  let planner: CasePlanner

  /// Whether the files are in memory.
  var isHeld: Bool { source.isHeld }

  /// Returns the cases of a slice; `nil` if their file can no longer be read.
  func cases(of slice: PlannedCases.Slice) -> [PlannedCase]? {
    let part = slice.part
    guard let file = source.file(at: part.file) else { return nil }
    return slice.numbers.map {
      planner.plan(file.cases[part.indices[$0]], profile: part.profile)
    }
  }
}
