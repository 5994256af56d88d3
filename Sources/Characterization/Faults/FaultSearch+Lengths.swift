import Conformance
import Diagnosing
import ReferenceFaults
import Wording

extension FaultSearch {
  /// The longest length that is tried, in milliseconds: a day.
  private static let longest = 86_400_000

  /// Tells of each fault that gets a length of time wrong which lengths fit what was seen: an engine may have any
  /// length between those that cases try.
  ///
  /// - Parameters:
  ///   - found: The faults with the cases that they explain.
  ///   - winners: The likeliest of the faults of each.
  func measured(_ found: [ExplainedCases], _ winners: [Suspect]) -> [ExplainedCases] {
    zip(found, winners).map { group, winner in
      guard let length = winner.fault.length, !group.cases.isEmpty else { return group }
      var fault = Cause.Fault(winner)
      fault.summary = sentence(of: length, winner, explaining: group.cases)
      var measured = group
      measured.faults = [fault] + group.faults.filter { $0.length?.subject != length.subject }
      return measured
    }
  }

  /// Says which lengths explain some cases, and fail none that passed.
  private func sentence(
    of length: WrongLength, _ winner: Suspect, explaining cases: [Evidence]
  ) -> String {
    let extreme = length.wrong > length.right ? Self.longest : 0
    // What does not fail with the most extreme length fails with none.
    let tight = passed.filter { winner.with(length: extreme).fails($0.planned, by: readings) }
    let fits = { (wrong: Int) in
      let suspect = winner.with(length: wrong)
      return cases.allSatisfy { explains(suspect, $0) }
        && !tight.contains { suspect.fails($0.planned, by: readings) }
    }
    let nearest = Self.boundary(from: length.wrong, to: length.right, fits)
    let farthest =
      fits(extreme) ? nil : Self.boundary(from: length.wrong, to: extreme, fits)
    return "\(length.subject) is \(Self.words(nearest, farthest, isLonger: extreme > 0))."
  }

  /// Returns the last length that fits, on the way from one that does to one that does not.
  private static func boundary(from fitting: Int, to unfit: Int, _ fits: (Int) -> Bool) -> Int {
    var (fitting, unfit) = (fitting, unfit)
    while abs(fitting - unfit) > 1 {
      let middle = (fitting + unfit) / 2
      if fits(middle) { fitting = middle } else { unfit = middle }
    }
    return fitting
  }

  /// A range of lengths in words.
  private static func words(_ nearest: Int, _ farthest: Int?, isLonger: Bool) -> String {
    guard let farthest else {
      return "\(seconds(nearest)) seconds or \(isLonger ? "more" : "less")"
    }
    if nearest == farthest { return "\(seconds(nearest)) seconds" }
    let (least, most) = (min(nearest, farthest), max(nearest, farthest))
    return "between \(seconds(least)) and \(seconds(most)) seconds"
  }

  private static func seconds(_ milliseconds: Int) -> String {
    NumberText.text(of: Double(milliseconds) / 1000)
  }
}

extension Cause.Fault {
  /// The length of time that the fault gets wrong, if it is about one.
  fileprivate var length: WrongLength? { Fault.named(id)?.length }
}

extension Suspect {
  /// Suspects another wrong length, in milliseconds.
  fileprivate func with(length: Int) -> Suspect { Suspect(fault.with(length: length)) }
}
