import SpecModel

/// A suite without its questions.
extension Suite: CompactDescribed {
  init(_ suite: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      name: try form.text(suite?.name), title: try form.text(suite?.title),
      version: try form.text(suite?.version), documents: [], profiles: [], chapters: [])
    form.endLine()
    documents = try form.array(suite?.documents)
    form.endLine()
    profiles = try form.array(suite?.profiles)
    form.endLine()
    chapters = try form.array(suite?.chapters)
    files = try form.array(suite?.files)
  }
}

extension SourceDocument: CompactDescribed {
  init(_ document: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(document?.id), title: try form.text(document?.title),
      language: try form.text(document?.language), profile: try form.text(document?.profile),
      about: try form.text(document?.about))
    origin.vendor = try form.optional(document?.origin.vendor)
    origin.product = try form.optional(document?.origin.product)
    origin.platform = try form.optional(document?.origin.platform)
    origin.originalTitle = try form.optional(document?.origin.originalTitle)
    origin.path = try form.optional(document?.origin.path)
  }
}

extension Profile: CompactDescribed {
  init(_ profile: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(profile?.id), title: try form.text(profile?.title),
      about: try form.text(profile?.about), documents: try form.shared(profile?.documents),
      lacks: try form.shared(profile?.lacks))
  }
}

extension Chapter: CompactDescribed {
  init(_ chapter: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(chapter?.id), title: try form.text(chapter?.title),
      about: try form.text(chapter?.about), rules: try form.array(chapter?.rules))
  }
}

extension Rule: CompactDescribed {
  init(_ rule: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(rule?.id), title: try form.text(rule?.title),
      layer: try form.option(rule?.layer), profiles: try form.shared(rule?.profiles),
      statement: try form.text(rule?.statement), about: try form.text(rule?.about),
      reason: try form.optional(rule?.reason), types: try form.options(rule?.types),
      clauses: try form.array(rule?.clauses), untestable: try form.optional(rule?.untestable),
      citations: try form.array(rule?.citations), reading: try form.optional(rule?.reading),
      location: try form.value(rule?.location))
    form.endLine()
  }
}

extension Rule.Reason: CompactDescribed {
  init(_ reason: Self?, _ form: inout some CompactForm) throws(CompactError) {
    let (isDiscarded, word): (Bool?, String?) =
      switch reason {
      case .discard(let reason): (true, reason.rawValue)
      case .reenqueue(let reason): (false, reason.rawValue)
      case nil: (nil, nil)
      }
    self =
      try form.flag(isDiscarded)
      ? .discard(DiscardReason(rawValue: try form.text(word)))
      : .reenqueue(ReenqueueReason(rawValue: try form.text(word)))
  }
}

extension Clause: CompactDescribed {
  init(_ clause: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(clause?.id), text: try form.text(clause?.text),
      because: try form.optional(clause?.because), citations: try form.array(clause?.citations),
      location: try form.value(clause?.location))
  }
}

extension Because: CompactDescribed {
  init(_ because: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(try form.text(because?.text), try form.option(because?.weight))
  }
}

extension Citation: CompactDescribed {
  init(_ citation: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      document: try form.text(citation?.document), stance: try form.option(citation?.stance),
      section: try form.optional(citation?.section), text: try form.optional(citation?.text))
  }
}
