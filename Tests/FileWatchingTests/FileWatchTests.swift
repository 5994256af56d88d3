import Testing

@Suite struct `A watch` {
  @Test func `builds`() {}
}
