import Doctor
import Foundation
import TestSupport

/// An engine of `Fixtures/engines`, on its way to the doctor.
enum Misbehaving {
  static let engines = Repository.url("Fixtures/engines").path

  /// The command of an engine that misbehaves in every case.
  static func command(_ name: String, window: Int = 1) -> [String] {
    ["python3", "-B", "\(engines)/misbehaving/\(name).py", "\(window)", "doctor-test", "any"]
  }

  /// Lets the doctor look at an engine.
  static func checkup(
    _ command: [String], timeout: Duration = .seconds(20), sampleSize: Int = 12
  ) async throws -> Checkup {
    let doctor = AdapterDoctor(
      command: command, suite: try Builtin.suite(),
      options: AdapterDoctor.Options(timeout: timeout, sampleSize: sampleSize))
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
