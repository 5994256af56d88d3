import Doctor
import Foundation
import InAppMessages
import TestSupport

/// The engines of `Fixtures/engines`, and checkups of them.
enum Misbehaving {
  static let engines = Repository.url("Fixtures/engines").path

  /// Returns the command of an engine that misbehaves in every case.
  ///
  /// - Parameter mark: An argument of the engine, which some use as the path of a file.
  static func command(_ name: String, window: Int = 1, mark: String = "doctor-test") -> [String] {
    Python.command("\(engines)/misbehaving/\(name).py") + ["\(window)", mark, "any"]
  }

  /// Runs a checkup of an engine.
  ///
  /// Limits are generous and pauses end at once, so that the result does not depend on the load of
  /// the machine.
  ///
  /// - Parameter change: Sets the limits that the engine is found by.
  static func checkup(
    _ command: [String], sampleSize: Int = 12,
    change: (inout AdapterDoctor.Options) -> Void = { _ in }
  ) async throws -> Checkup {
    var options = AdapterDoctor.Options(timeout: .seconds(7200), sampleSize: sampleSize)
    options.patience = .seconds(7200)
    options.promptness = .seconds(7200)
    options.pause = { _ in }
    change(&options)
    let doctor = AdapterDoctor(
      command: command, suite: try Builtin.suite(), of: InAppMessages(), options: options)
    return try await doctor.examine { _ in }
  }
}

extension Checkup {
  /// Returns the messages of a check's findings, in one text.
  func found(by check: CheckID) -> String {
    results.filter { $0.check == check }.flatMap(\.findings).map(\.message)
      .joined(separator: "\n")
  }
}
