// Ranks what a reader may look for: rows, by the words of a query, of which not all need occur.
function handbookSearch(data) {
  var ORDER = { Rule: 1.25, Term: 1.15, Chapter: 1.1, Page: 1.05, "Open question": 1, Engine: 1, Case: .55 };
  var COMMON = new Set(("a about after all an and any are as at be been being but by can could did do does for from "
    + "get gets had has have how i if in into is it its may me might my no of off on one or our should so some than "
    + "that the their them then there they this to too up was we were what when where which while who why will with "
    + "would you your message messages campaign").split(" "));
  var stems = new Map();

  // A word without its ending: "triggers", "triggered" and "triggering" are one.
  function stem(word) {
    var known = stems.get(word);
    if (known !== undefined) return known;
    var root = word;
    if (/^[a-z]+$/.test(word) && word.length > 3) {
      root = root.replace(/ies$/, "y").replace(/(ss|sh|ch|x)es$/, "$1").replace(/([^su])s$/, "$1");
      var cut = root.replace(/(ations?|ing|ed|ly|al|ment)$/, "");
      if (cut.length > 2 && /[aeiouy]/.test(cut)) root = cut;
      root = root.replace(/([bdgmnprt])\1$/, "$1").replace(/(.{2})e$/, "$1").replace(/(.{2})y$/, "$1i");
    }
    stems.set(word, root);
    return root;
  }

  // The stems of a text; a name such as display_next or onAsset also counts as a whole.
  function terms(text) {
    var found = [];
    (text.match(/[\p{L}\p{N}_]+(?:[.\/-][\p{L}\p{N}_]+)*/gu) || []).forEach(function (word) {
      var parts = word.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      if (parts.length > 1) found.push({ stem: word.toLowerCase(), whole: true });
      parts.forEach(function (part) { found.push({ stem: stem(part), word: part, part: parts.length > 1 }); });
    });
    return found;
  }
  function bare(text) { return terms(text).filter(function (term) { return !term.whole; }); }
  function meaning(text) {
    var all = bare(text), some = all.filter(function (term) { return !COMMON.has(term.word); });
    return (some.length ? some : all).map(function (term) { return term.stem; });
  }

  // The lines of search.txt: "cooldown, cap: minimum interval", and "stack.in-memory <- relaunch, restart".
  var synonyms = [], asked = new Map();
  data.words.split("\n").filter(Boolean).forEach(function (line) {
    var arrow = line.split(" <- "), colon = line.split(": ");
    if (arrow.length === 2) {
      var old = asked.get(arrow[0].trim()) || [];
      asked.set(arrow[0].trim(), old.concat(arrow[1].split(",").map(meaning)));
    } else if (colon.length === 2) {
      colon[0].split(",").forEach(function (name) {
        synonyms.push({ from: bare(name).map(function (term) { return term.stem; }),
          to: colon[1].split(",").map(meaning) });
      });
    }
  });

  function row(kind, title, id, text, more, place) {
    var result = { kind: kind, title: title, id: id, text: text, place: place, terms: new Map(),
      titles: new Set(meaning(title)), asked: asked.get(id) || asked.get(place) || [] };
    [[title, 3.2], [id, 2], [text, 1.6], [more, .7]].forEach(function (field) {
      terms(field[0]).forEach(function (term) {
        var best = result.terms.get(term.stem) || 0;
        result.terms.set(term.stem, Math.max(best, field[1]) + (best ? .1 : 0));
      });
    });
    result.asked.forEach(function (phrase) {
      phrase.forEach(function (one) { result.terms.set(one, Math.max(result.terms.get(one) || 0, 2)); });
    });
    return result;
  }

  var rows = data.rows.map(function (one) { return row.apply(null, one); });
  data.cases.forEach(function (group) {
    for (var i = 0; i < group[2].length; i += 2) {
      var id = (group[2][i + 1][0] === "/" ? group[1] : "") + group[2][i + 1];
      rows.push(row("Case", group[2][i], id, "", "", group[0] + "#" + id.replace(/[^A-Za-z0-9._-]/gu, "-")));
    }
  });
  var counts = new Map();
  rows.forEach(function (one) {
    one.terms.forEach(function (_, term) { counts.set(term, (counts.get(term) || 0) + 1); });
  });
  function rarity(term) { return Math.log(1 + rows.length / (1 + (counts.get(term) || 0))); }

  // What a query asks for: for each of its words, the stems that are as good, and how good they are.
  function concepts(query) {
    var words = terms(query.trim()), known = words.filter(function (one) { return one.whole && counts.has(one.stem); });
    var plain = words.filter(function (one) { return !one.whole; });
    var wanted = plain.filter(function (one) { return !COMMON.has(one.word); });
    var list = (wanted.length ? wanted : plain).map(function (one) {
      return { stem: one.stem, ways: new Map([[one.stem, 1]]) };
    });
    known.forEach(function (one) { list.push({ stem: one.stem, ways: new Map([[one.stem, 1.2]]) }); });
    var text = plain.map(function (one) { return one.stem; });
    synonyms.forEach(function (one) {
      var isThere = text.some(function (_, i) {
        return one.from.every(function (s, k) { return text[i + k] === s; });
      });
      if (!isThere) return;
      var concept = list.find(function (concept) { return one.from.indexOf(concept.stem) >= 0; });
      if (!concept) list.push(concept = { stem: "", ways: new Map() });
      concept.phrases = (concept.phrases || []).concat(one.to);
      one.to.forEach(function (phrase) {
        phrase.forEach(function (s) {
          concept.ways.set(s, Math.max(concept.ways.get(s) || 0, .85 / Math.sqrt(phrase.length)));
        });
      });
    });
    // Whoever still types sees what the last word may become; a word that nothing has, what begins like it.
    list.forEach(function (concept, i) {
      var known = counts.has(concept.stem) || concept.ways.size > 1;
      if (concept.stem.length < 3 || (known && i + 1 < list.length)) return;
      counts.forEach(function (_, term) {
        if (term !== concept.stem && term.indexOf(concept.stem) === 0 && !concept.ways.has(term))
          concept.ways.set(term, known ? .3 : .6);
      });
    });
    list.query = query.trim().toLowerCase();
    return list;
  }

  // How well a row answers: its words, weighed by their rarity and by how much of the query they cover; then, whether
  // readers ask for it just so; then, how much of its title was asked for.
  function score(one, list, total) {
    var sum = 0, found = 0, matched = new Set();
    list.forEach(function (concept) {
      var best = 0;
      concept.ways.forEach(function (good, term) {
        var weight = one.terms.get(term);
        if (!weight) return;
        matched.add(term);
        best = Math.max(best, good * weight * rarity(term));
      });
      (concept.phrases || []).forEach(function (phrase) {
        if (!phrase.every(function (s) { return one.terms.has(s); })) return;
        var whole = phrase.reduce(function (sum, s) { return sum + one.terms.get(s) * rarity(s); }, 0);
        best = Math.max(best, .85 * whole / Math.sqrt(phrase.length));
      });
      sum += best;
      if (best) found += concept.weight;
    });
    if (!sum) return 0;
    function share(stems) {
      var all = 0, some = 0;
      stems.forEach(function (s) { all += rarity(s); if (matched.has(s)) some += rarity(s); });
      return all ? some / all : 0;
    }
    var closest = one.asked.reduce(function (most, phrase) {
      var part = share(phrase);
      return Math.max(most, part > .99 ? 6 + 2 * phrase.length : 0);
    }, 0);
    var title = share(one.titles);
    var named = one.id && one.id.toLowerCase() === list.query ? 50 : 0;
    return (sum * Math.pow(found / total, .8) + closest + 5 * title * title) * ORDER[one.kind] + named;
  }

  // The rows for a query, the best first, each with the stems that were found.
  return function (query) {
    var list = concepts(query), total = 0;
    list.forEach(function (concept) {
      concept.weight = 0;
      concept.ways.forEach(function (good, term) {
        if (counts.has(term)) concept.weight = Math.max(concept.weight, good * rarity(term));
      });
      concept.weight = concept.weight || 3;
      total += concept.weight;
    });
    var wanted = new Set();
    list.forEach(function (concept) { concept.ways.forEach(function (_, term) { wanted.add(term); }); });
    var hits = rows.map(function (one, order) { return { row: one, order: order, score: score(one, list, total) }; })
      .filter(function (hit) { return hit.score > 0; })
      .sort(function (a, b) { return b.score - a.score || a.order - b.order; });
    return {
      hits: hits.filter(function (hit) { return hit.score > hits[0].score / 5; }),
      // Whether a word of a text is one of those that were looked for.
      marks: function (word) {
        return terms(word).some(function (term) {
          return wanted.has(term.stem) && !(term.word && COMMON.has(term.word));
        });
      },
    };
  };
}
