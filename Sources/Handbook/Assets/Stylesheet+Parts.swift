extension Stylesheet {
  /// What pages are made of.
  static let parts = #"""
    .kicker { margin: 0 0 .4rem; color: var(--soft); font-size: .92rem; font-weight: 600; }
    .kicker a { color: inherit; }
    .lead { margin: 1.2rem 0 0; font-size: 1.08rem; }
    .meta { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem .6rem; margin: .7rem 0 1rem; font-size: .86rem; color: var(--soft); max-width: none; }
    .meta code { font-size: .95em; }
    .tag { display: inline-block; border: 1px solid var(--strong-line); border-radius: 99px; padding: 0 .65em; font-size: .82rem; line-height: 1.6; color: var(--soft); white-space: nowrap; }
    .tag.quiet { border-style: dashed; }
    .tag.differs { border-color: var(--warm-line); color: var(--warm); }
    .rule { font-size: 1.28rem; line-height: 1.5; margin: 1.4rem 0; padding-left: 1.2rem; border-left: 4px solid var(--accent); text-wrap: pretty; }
    .callout { border: 1px solid var(--warm-line); background: var(--warm-soft); border-radius: 8px; padding: .9rem 1.2rem; max-width: none; margin: 1.2rem 0; }
    .callout p:last-child { margin-bottom: 0; }
    .callout-title { font-weight: 650; margin-bottom: .3rem; color: var(--warm); }
    .table { overflow-x: auto; }
    .sources { border-collapse: collapse; width: 100%; font-size: .94rem; line-height: 1.5; }
    .sources th, .sources td { text-align: left; vertical-align: top; padding: .65rem 1rem .65rem 0; border-top: 1px solid var(--line); font-weight: 400; }
    .sources thead th { border-top: 0; color: var(--soft); font-size: .85rem; padding-bottom: .35rem; }
    .sources tbody th { white-space: nowrap; font-weight: 600; }
    .sources tbody th small { display: block; font-weight: 400; color: var(--soft); }
    .sources td.stance { white-space: nowrap; }
    .sources .where { color: var(--soft); white-space: normal; }
    .sources .none { color: var(--faint); }
    .sources tr.differs > * { background: var(--warm-soft); }
    .sources tr.differs > :first-child { box-shadow: inset 4px 0 var(--warm); padding-left: .9rem; }
    .sources tr.differs .stance { font-weight: 650; color: var(--warm); }
    .sources tr.silent td, .sources tr.outside td { color: var(--soft); }
    .plain { border-collapse: collapse; font-size: .92rem; margin-bottom: 1rem; }
    .plain th, .plain td { text-align: left; vertical-align: top; padding: .45rem 1.2rem .45rem 0; border-bottom: 1px solid var(--line); }
    .plain th { color: var(--soft); font-size: .85rem; }
    .shape { width: .85em; height: .85em; vertical-align: -.06em; margin-right: .25em; fill: none; stroke: currentColor; stroke-width: 1.5; }
    .shape .f { fill: currentColor; }
    .links, .faults, .divergences { list-style: none; padding: 0; }
    .links li { padding: .35rem 0; max-width: 44rem; }
    .faults li { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr); gap: .2rem 1.2rem; padding: .55rem 0; border-top: 1px solid var(--line); align-items: baseline; }
    .faults code { justify-self: start; }
    .rules { list-style: none; padding: 0; }
    .rules li { border-top: 1px solid var(--line); padding: 1.3rem 0 .5rem; }
    .rules h3 { margin: 0 0 .35rem; }
    .rules .statement { margin-bottom: .3rem; }
    .rules .meta { margin-top: .3rem; }
    .tiles { list-style: none; padding: 0; display: grid; gap: .9rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); }
    .tiles a { display: grid; grid-template-columns: auto 1fr; gap: .15rem .7rem; align-content: start; height: 100%; padding: 1.1rem 1.2rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); color: inherit; text-decoration: none; }
    .tiles a:hover { border-color: var(--accent); }
    .tiles .no { color: var(--accent); font-weight: 650; }
    .tiles.pair a { grid-template-columns: 1fr; }
    .tiles.pair { grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
    .tiles a > :not(.no) { grid-column: -2; }
    .tiles .teaser { font-size: .92rem; color: var(--soft); line-height: 1.5; }
    .tiles small { color: var(--faint); margin-top: .3rem; }
    .facts { display: flex; flex-wrap: wrap; gap: .3rem 1.8rem; color: var(--soft); }
    .facts b { color: var(--ink); font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
    .way { list-style: none; padding: 0; margin: 2rem 0 0; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 1.5fr); gap: 1.5rem; align-items: stretch; }
    .way > li { position: relative; display: grid; }
    .way > li:not(:last-child)::after { content: ""; position: absolute; right: -1.2rem; top: 50%; width: .5rem; height: .5rem; border: solid var(--strong-line); border-width: 2px 2px 0 0; transform: translateY(-50%) rotate(45deg); }
    .way ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; }
    .station { display: block; padding: .9rem .9rem; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); color: inherit; text-decoration: none; line-height: 1.4; }
    a.station:hover { border-color: var(--accent); }
    .station strong { display: block; margin: .4rem 0 .15rem; }
    .station span { font-size: .88rem; color: var(--soft); }
    .way > li > .station { align-content: center; }
    .way .ends .station { display: grid; grid-template-columns: auto 1fr; column-gap: .7rem; padding: .6rem .8rem; }
    .way .ends svg { grid-row: span 2; align-self: center; }
    .way .ends strong { margin: 0; }
    @media (max-width: 72rem) and (min-width: 60.01rem), (max-width: 48rem) {
      .way { grid-template-columns: 1fr; gap: 1.4rem; max-width: 30rem; }
      .way > li:not(:last-child)::after { right: 50%; top: auto; bottom: -.95rem; transform: translateX(50%) rotate(135deg); }
      .way > li > .station { display: grid; grid-template-columns: auto 1fr; column-gap: .9rem; }
      .way > li > .station svg { grid-row: span 2; align-self: center; }
      .way > li > .station strong { margin: 0; }
    }
    .answers { display: grid; gap: .5rem; max-width: 48rem; }
    .answers > div { border: 1px solid var(--line); border-radius: 8px; padding: .6rem 1rem; background: var(--raised); }
    .answers .default { border-color: var(--accent-line); box-shadow: inset 4px 0 var(--accent); }
    .answers dd { margin: .15rem 0 0; }
    .question { border-top: 1px solid var(--line); margin-top: 3rem; }
    .question h2 { margin-top: 2rem; }
    .question .rule { font-size: 1.15rem; }
    .said summary, .probe summary { color: var(--accent); padding: .3rem 0; }
    .so { color: var(--soft); font-weight: 400; margin: .6rem 0 .2rem; }
    .tally { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; font-size: .9rem; color: var(--soft); }
    .glossary > div { padding: .8rem 0; border-top: 1px solid var(--line); display: grid; grid-template-columns: 13rem minmax(0, 1fr); gap: .2rem 1.5rem; }
    .glossary dt { font-weight: 650; } .glossary dd { margin: 0; max-width: 40rem; }
    .glossary > :target, .case:target { background: var(--accent-soft); box-shadow: 0 0 0 .8rem var(--accent-soft); border-radius: 2px; }
    @media (max-width: 48rem) { .glossary > div, .faults li { grid-template-columns: minmax(0, 1fr); } .sources tbody th { white-space: normal; } .sources th, .sources td { padding-right: .6rem; } }
    @media (max-width: 40rem) {
      .sources thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      .sources, .sources tbody, .sources tr, .sources th, .sources td { display: block; }
      .sources tr { border-top: 1px solid var(--line); padding: .7rem 0; }
      .sources th, .sources td { border: 0; padding: 0 0 .2rem; }
      .sources tr.differs { background: var(--warm-soft); box-shadow: inset 4px 0 var(--warm); padding-left: .9rem; }
      .sources tr.differs > :first-child { box-shadow: none; padding-left: 0; }
    }
    """#
}
