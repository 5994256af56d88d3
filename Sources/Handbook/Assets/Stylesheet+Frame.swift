extension Stylesheet {
  /// The bar, the contents at the side, and the page.
  static let frame = #"""
    .bar { position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 1rem; padding: .6rem max(clamp(1rem, 3vw, 2rem), (100vw - 88rem) / 2 + 2rem); background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(8px); border-bottom: 1px solid var(--line); }
    .brand { display: flex; align-items: center; gap: .6rem; color: var(--ink); font-weight: 650; letter-spacing: -.01em; text-decoration: none; margin-right: auto; min-height: 2.5rem; }
    .brand svg, .station svg { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
    .theme { border: 1px solid var(--line); background: var(--raised); color: var(--ink); border-radius: 8px; width: 2.5rem; height: 2.5rem; padding: 0; cursor: pointer; display: grid; place-items: center; flex: none; }
    .theme[hidden] { display: none; }
    .theme svg { fill: none; stroke: currentColor; stroke-width: 1.6; }
    .theme svg path { fill: currentColor; }
    .frame { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 88rem; margin: 0 auto; }
    .side { position: sticky; top: 3.8rem; align-self: start; height: calc(100vh - 3.8rem); overflow-y: auto; padding: 1.8rem 1rem 3rem clamp(1rem, 3vw, 2rem); font-size: .9rem; line-height: 1.4; scrollbar-width: thin; }
    .side summary { display: none; }
    .side ol, .side ul { list-style: none; margin: 0; padding: 0; }
    .side a { display: flex; gap: .6rem; padding: .34rem .6rem; border-radius: 6px; color: var(--soft); text-decoration: none; }
    .side a:hover { background: var(--panel); color: var(--ink); }
    .side a[aria-current] { background: var(--accent-soft); color: var(--ink); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
    .side .home { margin-bottom: .6rem; }
    .side a:is([aria-current], :hover) .no { color: var(--soft); }
    .side .no { flex: none; width: 1.2rem; color: var(--faint); font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }
    .side li.open > a { color: var(--ink); font-weight: 600; }
    .side li ul { margin: .15rem 0 .5rem 1.2rem; border-left: 1px solid var(--line); padding-left: .4rem; }
    .side .rest { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
    .page { padding: 2.6rem clamp(1rem, 4vw, 3.5rem) 3rem; min-width: 0; }
    main { max-width: 56rem; }
    .turn { display: flex; justify-content: space-between; gap: 1rem; max-width: 56rem; margin-top: 4rem; }
    .turn a { flex: 0 1 20rem; border: 1px solid var(--line); border-radius: 10px; padding: .8rem 1.1rem; text-decoration: none; font-weight: 600; background: var(--raised); }
    .turn a:hover { border-color: var(--accent); }
    .turn small { display: block; font-weight: 400; color: var(--soft); }
    .turn [rel=next] { margin-left: auto; text-align: right; }
    .foot { margin-top: 3rem; color: var(--faint); font-size: .85rem; }
    @media (max-width: 60rem) {
      .frame { display: block; }
      .side { position: static; height: auto; padding: .8rem clamp(1rem, 3vw, 2rem) 0; }
      .side summary { display: block; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); font-weight: 600; }
      .menu[open] summary { margin-bottom: .8rem; }
      .side a { padding: .55rem .6rem; }
      .page { padding-top: 1.6rem; }
    }
    @media (max-width: 40rem) { .brand span { display: none; } .turn { flex-direction: column; } .turn a { flex: none; } }
    """#

  /// The search box and what it finds.
  static let search = #"""
    .search { position: relative; flex: 0 1 24rem; min-width: 0; }
    .search[hidden] { display: none; }
    .search input { width: 100%; height: 2.5rem; font: inherit; font-size: .95rem; color: inherit; background: var(--raised); border: 1px solid var(--strong-line); border-radius: 8px; padding: 0 2.4rem 0 .8rem; }
    .search input::placeholder { color: var(--faint); opacity: 1; }
    .search input::-webkit-search-cancel-button { display: none; }
    .search kbd { position: absolute; right: .6rem; top: .55rem; padding: 0 .45rem; border: 1px solid var(--line); border-radius: 5px; color: var(--faint); line-height: 1.4; }
    .search:focus-within kbd { visibility: hidden; }
    #hits { position: absolute; right: 0; width: min(34rem, 100vw - 2rem); top: calc(100% + .4rem); margin: 0; padding: .35rem; list-style: none; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 12px 34px rgb(0 0 0 / .18); max-height: 70vh; overflow-y: auto; }
    #hits[hidden] { display: none; }
    #hits a { display: flex; gap: 1rem; justify-content: space-between; align-items: baseline; padding: .5rem .7rem; border-radius: 6px; color: var(--ink); text-decoration: none; line-height: 1.35; font-size: .94rem; }
    #hits small { color: var(--soft); flex: none; }
    #hits [aria-selected=true] a, #hits a:hover { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
    #hits .none { padding: .5rem .7rem; color: var(--soft); }
    @media (max-width: 40rem) { .search { flex: 1; } #hits { position: fixed; left: 1rem; right: 1rem; width: auto; top: 3.9rem; } }
    """#
}
