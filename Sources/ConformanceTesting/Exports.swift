// These types appear in calls of `ConformanceCase.all`. They are declared in modules that the tool
// uses as well, and that are not products. Without these lines, a test that imports
// `ConformanceTesting` could not write `Selection(rules: …)`.
@_exported public import struct Conformance.KnownFailureList
@_exported public import struct Conformance.Requirements
@_exported public import struct Conformance.Selection
@_exported public import enum Conformance.SelectionError
@_exported public import struct SpecModel.KnownFailure
