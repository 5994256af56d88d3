import SpecModel

extension CaseFile: CompactDescribed {
  init(_ file: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(file?.id), chapter: try form.text(file?.chapter),
      title: try form.text(file?.title), about: try form.text(file?.about), cases: [],
      location: try form.value(file?.location), lineCount: try form.optional(file?.lineCount))
    cases = try form.array(file?.cases, onLines: true)
  }
}

extension Case: CompactDescribed {
  init(_ item: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      id: try form.text(item?.id), title: try form.text(item?.title),
      about: try form.text(item?.about), rules: try form.shared(item?.rules),
      profiles: try form.shared(item?.profiles), given: try form.shared(item?.given),
      messages: try form.shared(item?.messages), steps: try form.array(item?.steps),
      asserts: KindSet(try form.options(item?.asserts.kinds)),
      keptFor: try form.optional(item?.keptFor), basis: try form.value(item?.basis),
      formerIDs: try form.shared(item?.formerIDs), location: try form.value(item?.location))
  }
}

extension Step: CompactDescribed {
  init(_ step: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(
      actions: try form.shared(step?.actions), expectations: try form.shared(step?.expectations),
      stack: try form.flag(step?.stack != nil) ? try form.shared(step?.stack) : nil,
      note: try form.optional(step?.note), position: try form.value(step?.position))
  }
}

extension CaseBasis: CompactDescribed {
  init(_ basis: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(holds: try form.array(basis?.holds), needs: try form.shared(basis?.needs))
  }
}

extension CaseBasis.Held: CompactDescribed {
  init(_ held: Self?, _ form: inout some CompactForm) throws(CompactError) {
    self.init(clause: try form.text(held?.clause), steps: try form.shared(held?.steps))
  }
}
