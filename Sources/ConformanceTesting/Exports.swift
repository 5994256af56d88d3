// The types that a call of `ConformanceCase.all` is written with. They are declared where runs of the tool
// use them as well, in a module that no product has by that name: without these lines, a test that imports
// `ConformanceTesting` could not write `Selection(rules: …)`.
@_exported public import struct Conformance.KnownFailureList
@_exported public import struct Conformance.Requirements
@_exported public import struct Conformance.Selection
@_exported public import enum Conformance.SelectionError
@_exported public import struct SpecModel.KnownFailure
