extension Stylesheet {
  /// Cases, in words and in source.
  static let cases = #"""
    .key { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; font-size: .86rem; color: var(--soft); max-width: none; }
    .key svg, .legend svg { vertical-align: -.12em; margin-right: .25rem; }
    .legend { list-style: none; padding: 0; display: grid; gap: .2rem 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); font-size: .88rem; color: var(--soft); max-width: none !important; }
    .group > h3 { margin-top: 3rem; padding-top: 1.4rem; border-top: 2px solid var(--ink); }
    .case { margin: 2.2rem 0 3rem; }
    .case h4 { margin-bottom: .6rem; }
    .cast { list-style: none; padding: 0; margin: 0 0 .9rem; font-size: .92rem; color: var(--soft); line-height: 1.5; }
    .cast li { padding-left: 1.1rem; position: relative; }
    .cast li::before { content: ""; position: absolute; left: 0; top: .42em; width: .62em; height: .5em; border: 1.5px solid var(--accent); border-radius: 2px; }
    .cast li.given::before { border-color: var(--strong-line); border-radius: 50%; width: .5em; }
    .cast .who { color: var(--ink); font-weight: 600; background: none; padding: 0; }
    .picture { overflow-x: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); padding: 1rem 1rem .6rem 1.1rem; margin: 0 0 .7rem; scrollbar-width: thin; }
    .picture > svg { display: block; }
    .in { font-size: .92rem; color: var(--soft); margin-bottom: .4rem; }
    .more { display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; font-size: .92rem; }
    .more details { flex: none; max-width: 100%; }
    .more details[open] { flex: 1 0 100%; min-width: 0; }
    .more summary, .variants > summary { color: var(--accent); padding: .25rem 0; }
    .more .code { margin-top: .3rem; }
    .steps { padding-left: 1.6rem; margin-top: .4rem; }
    .steps li::marker { color: var(--soft); font-weight: 600; }
    .steps p { margin: 0; }
    .steps ul { list-style: none; padding-left: 0; margin: 0 0 .5rem; }
    .steps ul li { padding-left: 1.4rem; position: relative; }
    .steps ul li::before { content: "→"; position: absolute; left: 0; color: var(--soft); }
    .steps .nothing { color: var(--soft); }
    .steps .note { border-left: 3px solid var(--line); padding-left: .8rem; color: var(--soft); margin-bottom: .5rem; }
    .act:not(:last-of-type)::after { content: "; "; }
    .case .meta { margin: .5rem 0; }
    .kept { font-size: .88rem; color: var(--soft); }
    .variants { margin-top: .4rem; font-size: .95rem; }
    .variant { border-top: 1px solid var(--line); padding: .5rem 0; margin-left: .2rem; }
    .variant > summary { padding: .15rem 0; }
    .variant[open] > summary { margin-bottom: .5rem; font-weight: 600; }
    .vn { font-family: var(--mono); font-size: .85em; background: var(--panel); border-radius: 4px; padding: .1em .4em; margin-right: .3rem; }
    """#

  /// Timeline pictures.
  static let pictures = #"""
    .tl { font-family: var(--sans); font-size: 12px; fill: var(--ink); }
    .tl .n, .tl .mn { font-family: var(--mono); }
    .tl .n { font-size: .95em; }
    .tl tspan.n { fill: var(--accent); }
    .tl .mn tspan.n { fill: var(--ink); font-size: 1em; font-weight: 600; }
    .tl .mn { text-anchor: middle; }
    .tl text.n { font-size: 11px; font-weight: 600; }
    .tl .lb { font-size: 11.5px; font-weight: 650; fill: var(--soft); }
    .tl .e, .tl .q { font-size: 11.5px; }
    .tl .q { fill: var(--soft); }
    .tl .q tspan.n { fill: var(--soft); }
    .tl .ln { stroke: var(--line); fill: none; }
    .tl .ax { stroke: var(--strong-line); stroke-width: 1.5; fill: none; }
    .tl .st { fill: var(--raised); stroke: var(--strong-line); stroke-width: 1.5; }
    .tl .sn { text-anchor: middle; font-size: 11.5px; font-weight: 650; }
    .tl .cb { fill: var(--raised); }
    .tl .ct { font-size: 10.5px; fill: var(--soft); }
    .tl .bu { fill: var(--strong-line); }
    .tl .ok { fill: var(--accent); stroke: var(--accent); stroke-width: 1.5; }
    .tl .as { fill: none; stroke: var(--soft); stroke-width: 1.5; }
    .tl .no { fill: none; stroke: var(--bad); stroke-width: 2; }
    .tl .tr { fill: none; stroke: var(--accent); stroke-width: 2.5; stroke-linecap: round; }
    .tl .tr.d { stroke: var(--strong-line); stroke-width: 1.5; stroke-dasharray: 4 3.5; stroke-linecap: butt; }
    .tl .cd { fill: var(--accent-soft); stroke: var(--accent-line); }
    .tl .tp { text-anchor: end; font-size: 10.5px; fill: var(--soft); }
    .tl .em, .tl .cp { text-anchor: middle; font-size: 10.5px; fill: var(--faint); }
    .tl .cp { fill: var(--soft); }
    .tl .ph { fill: var(--ink); fill-opacity: .82; }
    .tl .sc { fill: var(--paper); }
    .tl .sc.away { fill: var(--panel); }
    .tl .ic { fill: none; stroke: var(--strong-line); stroke-linejoin: round; opacity: .75; }
    .tl .ap { stroke: var(--line); stroke-width: 4; stroke-linecap: round; fill: none; }
    .tl .kb { fill: var(--panel); stroke: var(--strong-line); }
    .tl .ky { stroke: var(--strong-line); stroke-width: 5; stroke-dasharray: 5 2; fill: none; }
    .tl .ms { fill: var(--accent-soft); stroke: var(--accent); stroke-width: 1.8; }
    .tl .sg { fill: none; stroke: var(--accent); stroke-width: 1.5; stroke-linejoin: round; }
    @media (forced-colors: active) { .tl { forced-color-adjust: none; } }
    """#

  /// Paper.
  static let print = #"""
    @media print {
      :root, :root[data-theme] { --paper: #fff; --panel: #f4f4f4; --raised: #fff; --ink: #000; --soft: #333; --faint: #444; --line: #bbb; --strong-line: #666; --accent: #1a3a8f; --accent-soft: #eef1fa; --accent-line: #8899cc; --warm: #6b3208; --warm-soft: #faf3ea; --warm-line: #bb8855; color-scheme: light; }
      html { font-size: 10.5pt; }
      .bar, .side, .turn, .skip, .anchor, .more summary { display: none !important; }
      .frame { display: block; }
      .page { padding: 0; }
      .picture { border: 0; padding: 0; overflow: visible; }
      .picture > svg { max-width: 100%; height: auto; }
      .case, tr, .question, .callout { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; }
      a { color: inherit; }
    }
    """#
}
