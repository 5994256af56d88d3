import SpecModel

/// The shapes that several formats share.
enum CommonShapes {
  /// A text for people.
  static let prose = JSONSchema.text(matching: SchemaPattern.prose)
    .with("not", .schema(JSONSchema().with("pattern", .text(SchemaPattern.interpolation))))

  /// A text for people, in which `${column}` is replaced by the value in the variant.
  static let proseInVariants = JSONSchema.text(matching: SchemaPattern.prose)

  /// The id of a case, a variant, a chapter, a profile or a document.
  static let plainID = JSONSchema.text(matching: SchemaPattern.plainID)

  /// The id of a rule or a question.
  static let dottedID = JSONSchema.text(matching: SchemaPattern.dottedID)

  /// The ids of profiles.
  static let profiles = JSONSchema.list(of: plainID, atLeast: 1, isUnique: true)

  /// A document's citation for a rule.
  static let citation = JSONSchema.closed(
    [
      JSONSchema.Property(
        CitationKey.says,
        .words(of: Citation.Stance.self).described(
          "`stated`: it says so. `implied`: it follows. `silent`: it says nothing about it. `differs`: "
            + "it says something else. `outside`: it describes a profile without the rule.")),
      JSONSchema.Property(
        CitationKey.section,
        prose.described("The heading of the section, exactly as in the document.")),
      JSONSchema.Property(
        CitationKey.text, prose.described("What the document says, paraphrased.")),
    ], required: ["says"])

  /// Citations by document id; documents that share a citation are listed: `pt, ko`.
  static let citations = JSONSchema.mapping(of: documents, to: .reference("citation"))

  /// The ids of the documents that share a citation.
  static let documents = JSONSchema.text(matching: SchemaPattern.plainIDs)
}
