import ReferenceEngine

/// The ways in which the reference engine may take a step, by its answers to the questions that it asks: a tree
/// that grows with each way that is tried.
///
/// Which question comes next depends only on the answers to those before it, so that ways with the same answers
/// are one. Whatever else was answered makes no difference to the step.
struct AnswerTree {
  private var nodes: [Node] = [.untried]

  /// A point within the step.
  enum Node {
    /// No way that was tried leads here.
    case untried
    /// The engine asks a question; the nodes behind its answers follow one another from `first` on. `usual` is the
    /// place of the answer that it gave when it first came here.
    case question(Reading.Question, first: Int, usual: Int)
    /// The step ends.
    case end(End)
  }

  /// How a step ends.
  enum End: Equatable {
    /// The engine that is explained does something else.
    case stop
    /// It leads to the place of this number.
    case place(Int)
  }

  /// The node where the step begins.
  static let root = 0

  /// The node of a number.
  subscript(node: Int) -> Node { nodes[node] }

  /// Adds a way.
  ///
  /// A question all of whose answers lead to the same end is left out from then on.
  ///
  /// - Parameters:
  ///   - questions: The questions that it asks, in order.
  ///   - reading: Its answers to them.
  ///   - end: How it ends.
  mutating func add(_ questions: some Sequence<Reading.Question>, _ reading: Reading, _ end: End) {
    var node = Self.root
    var asking: [Int] = []
    for question in questions {
      let answer = reading[question] ?? 0
      asking.append(node)
      if case .question(_, let first, _) = nodes[node] {
        node = first + answer
      } else {
        let first = nodes.count
        nodes[node] = .question(question, first: first, usual: answer)
        nodes += repeatElement(.untried, count: question.answerPlaces.count)
        node = first + answer
      }
    }
    nodes[node] = .end(end)
    for node in asking.reversed() {
      guard leadsOnly(to: end, from: node) else { return }
      nodes[node] = .end(end)
    }
  }

  /// Whether each answer to the question at a node leads to an end.
  private func leadsOnly(to end: End, from node: Int) -> Bool {
    guard case .question(let question, let first, _) = nodes[node] else { return false }
    return question.answerPlaces.allSatisfy {
      if case .end(end) = nodes[first + $0] { true } else { false }
    }
  }
}
