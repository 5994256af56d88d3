import SpecJSON
import SpecModel

/// The reviews of documents' new editions, for programs.
package struct SourceReviewJSON {
  /// One JSON object, as UTF-8, with a line feed.
  package let bytes: [UInt8]

  /// Writes reviews.
  package init(_ reviews: [SourceReview]) {
    var json = JSONWriter()
    json.object { json in
      json.member("is_same", reviews.allSatisfy { $0.comparison.isSame })
      json.member("documents", reviews) { json, review in
        json.object { json in json.members(of: review) }
      }
    }
    json.endLine()
    bytes = json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(of review: SourceReview) {
    member("document", review.document.id)
    member("file", review.file)
    key("counts")
    object { json in
      for change in SourceComparison.Change.allCases {
        json.key(word: change.rawValue)
        json.integer(review.comparison.count(of: change))
      }
    }
    member("changes", review.changes) { json, part in
      json.object { json in json.members(of: part, in: review) }
    }
  }

  private mutating func members(of part: SourceComparison.Part, in review: SourceReview) {
    member("change", part.change.rawValue)
    member("heading", part.heading)
    member("line", part.unit?.line)
    member("kind", part.unit?.kind.rawValue)
    member("digest", part.unit?.digest)
    member("text", part.unit?.text)
    switch part.known {
    case .heading(let text)?: member("old_heading", text)
    case .sentence(let sentence)?:
      member("old_digest", sentence.digest)
      member("says", sentence.says)
      member("none", sentence.none?.rawValue)
      nonEmpty("clauses", sentence.clauses)
      nonEmpty("questions", sentence.questions)
      nonEmpty("cases", review.cases(restingOn: sentence))
    case nil: break
    }
  }
}
