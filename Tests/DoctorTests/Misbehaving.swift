import Doctor
import Foundation
import TestSupport

/// An engine of `Fixtures/engines`, on its way to the doctor.
enum Misbehaving {
  static let engines = Repository.url("Fixtures/engines").path

  /// The command of an engine that misbehaves in every case.
  ///
  /// - Parameter mark: A word that it takes, which for some is the path of a file.
  static func command(_ name: String, window: Int = 1, mark: String = "doctor-test") -> [String] {
    Python.command("\(engines)/misbehaving/\(name).py") + ["\(window)", mark, "any"]
  }

  /// Lets the doctor look at an engine.
  ///
  /// No time is waited out: on a busy machine everything may take as long as it likes, and pauses
  /// are over at once.
  ///
  /// - Parameter change: Sets what an engine is found out by that takes time.
  static func checkup(
    _ command: [String], sampleSize: Int = 12,
    change: (inout AdapterDoctor.Options) -> Void = { _ in }
  ) async throws -> Checkup {
    var options = AdapterDoctor.Options(timeout: .seconds(7200), sampleSize: sampleSize)
    options.patience = .seconds(7200)
    options.promptness = .seconds(7200)
    options.pause = { _ in }
    change(&options)
    let doctor = AdapterDoctor(command: command, suite: try Builtin.suite(), options: options)
    return try await doctor.examine { _ in }
  }
}

extension Checkup {
  /// What a check found, in one text: each finding's message.
  func found(by check: CheckID) -> String {
    results.filter { $0.check == check }.flatMap(\.findings).map(\.message)
      .joined(separator: "\n")
  }
}
