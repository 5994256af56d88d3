import SpecModel
import YAMLTree

/// Reads a questions.yaml.
struct QuestionsDecoder {
  let header: SuiteHeader
  /// The chapter whose questions these are; `nil` in the suite's own questions.yaml.
  let chapter: String?
  let context: FileContext

  /// Reads the file's document.
  ///
  /// - Parameters:
  ///   - ids: The ids of the questions so far.
  ///   - references: Collects the answers to other questions, which can be checked once all
  ///     questions have been read.
  func decode(
    _ document: YAMLDocument, _ ids: inout SuiteIDs, _ references: inout [AnswerReference]
  ) -> [Question] {
    if header.hasUnknownWords { return [] }
    return ListFile.questions.list(in: document, context) { question($0, &ids, &references) } ?? []
  }

  /// Reads one question.
  private func question(
    _ reader: NodeReader, _ ids: inout SuiteIDs, _ references: inout [AnswerReference]
  ) -> Question? {
    var question = Question(
      id: "", title: "", question: "", about: "", profiles: header.profiles.map(\.id),
      citations: [], answers: [], defaultAnswer: "", location: reader.location)
    var defaultAnswer: NodeReader?
    var probes: NodeReader?
    var moot: NodeReader?
    let fields = reader.fields(of: QuestionKey.record) { key, value in
      switch key {
      case .id:
        guard let id = value.identifier(.dotted) else { return }
        question.id = id
        ids.insert(value)
      case .title: question.title = value.prose("a title") ?? ""
      case .question: question.question = value.prose("a question") ?? ""
      case .about: question.about = value.prose() ?? ""
      case .layer: question.layer = value.word(.value(of: "layer")) ?? .presenter
      case .rules: question.rules = value.rules(of: header, in: chapter)
      case .profiles:
        question.profiles = value.profiles(of: header)
      case .documents:
        question.citations = value.citations(in: header).map(\.citation)
      case .defaultAnswer: defaultAnswer = value
      case .answers: question.answers = answers(value)
      case .probes: probes = value
      case .moot: moot = value
      }
    }
    guard let fields else { return nil }
    if chapter != nil { fields.require(.rules) }
    if let defaultAnswer, fields.contains(.answers) {
      question.defaultAnswer = defaultAnswer.answer(of: question) ?? ""
    }
    if let probes {
      var probeIDs = UniqueIDs(of: "probe of this question")
      question.probes =
        probes.list("a list of probes", atLeast: "at least one probe") {
          ProbeDecoder(header: header, question: question).decode($0, &probeIDs)
        } ?? []
    }
    question.moot = moot?.moot(of: question, &references) ?? []
    return question
  }

  /// Reads the answers, in order.
  private func answers(_ reader: NodeReader) -> [Question.Answer] {
    var answers: [Question.Answer] = []
    reader.entries("a mapping of ids to answers", atLeast: "at least one answer") { key, value in
      guard let id = key.identifier(.plain), let text = value.prose() else { return }
      answers.append(Question.Answer(id: id, text: text))
    }
    return answers
  }
}

extension NodeReader {
  /// Reads the ids of the rules that a question is about.
  ///
  /// - Parameter chapter: The chapter that the first of them must belong to, if there is one.
  fileprivate func rules(of header: SuiteHeader, in chapter: String?) -> [String] {
    var isFirst = true
    return distinct("a list of rules", atLeast: "at least one rule") { element in
      let declared = element.rule(of: header, isFirst: isFirst, in: chapter, of: .question)
      if declared != nil { isFirst = false }
      return declared?.rule.id
    } ?? []
  }

  /// Reads the id of one of a question's answers.
  func answer(of question: Question) -> String? {
    guard let id = string("the id of an answer") else { return nil }
    let known = question.answers.map(\.id)
    guard known.contains(id) else {
      // If there are no answers, that is the mistake.
      if known.isEmpty { return nil }
      report(.unknown(.answer, id, known: known))
      return nil
    }
    return id
  }
}
