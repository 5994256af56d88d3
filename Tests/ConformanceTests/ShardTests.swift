import Testing

@testable import Conformance

@Suite struct `A shard` {
  @Test(arguments: [
    ("1/1", 1, 1), ("2/8", 2, 8), ("8/8", 8, 8), ("1000000/1000000", 1_000_000, 1_000_000),
  ])
  func `is parsed as people write it`(_ text: String, _ index: Int, _ count: Int) throws {
    let shard = try Shard(parsing: text)
    #expect((shard.index, shard.count) == (index, count))
    #expect(shard.isWhole == (count == 1))
  }

  @Test(arguments: [
    ("0/8", "shards are numbered from 1 to 8"), ("9/8", "there are only 8 shards"),
    ("2/1", "there is only one shard"), ("2/0", "there must be at least one shard"),
    ("a/b", "write it as 2/8, which is the second of eight shards"),
    ("2", "write it as 2/8, which is the second of eight shards"),
    ("", "write it as 2/8, which is the second of eight shards"),
    ("-1/8", "write it as 2/8, which is the second of eight shards"),
    ("+1/8", "write it as 2/8, which is the second of eight shards"),
    ("1/2/3", "write it as 2/8, which is the second of eight shards"),
    ("٢/٨", "write it as 2/8, which is the second of eight shards"),
    ("99999999999999999999/8", "there are only 8 shards"),
    ("1/1000001", "there can be at most 1000000 shards"),
    ("1/99999999999999999999", "there can be at most 1000000 shards"),
  ]) func `is rejected with advice if the text does not name one`(_ text: String, _ message: String)
  {
    #expect { try Shard(parsing: text) } throws: { "\($0)" == message }
  }
}
