package struct HTMLReport {
  package init(_ runs: [ReportedRun]) {}
  package var bytes: [UInt8] { [] }
}
