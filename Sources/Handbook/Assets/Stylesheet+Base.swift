extension Stylesheet {
  /// Type, and the elements that have no class.
  static let base = #"""
    *, *::before, *::after { box-sizing: border-box; }
    html { font: 400 100%/1.6 var(--sans); color: var(--ink); background: var(--paper); scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    body { margin: 0; overflow-wrap: break-word; }
    h1, h2, h3, h4 { line-height: 1.25; font-weight: 650; letter-spacing: -.012em; margin: 0; text-wrap: balance; }
    h1 { font-size: clamp(1.9rem, 1.4rem + 2vw, 2.6rem); letter-spacing: -.024em; }
    h2 { font-size: 1.5rem; margin: 3.5rem 0 1rem; }
    h3 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
    h4 { font-size: 1.05rem; }
    h2 small { font-size: .95rem; font-weight: 400; color: var(--soft); letter-spacing: 0; margin-left: .35rem; }
    p, ul, ol, dl, pre { margin: 0 0 1rem; }
    p { text-wrap: pretty; max-width: 44rem; }
    main ul:not([class]), main ol:not([class]) { max-width: 44rem; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .18em; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
    main:focus { outline: none; }
    code, kbd, pre { font-family: var(--mono); font-size: .875em; }
    code { background: var(--panel); border-radius: 4px; padding: .1em .32em; overflow-wrap: anywhere; }
    pre code { background: none; padding: 0; font-size: 1em; overflow-wrap: normal; }
    a code { color: inherit; }
    small { font-size: .85em; }
    strong { font-weight: 650; }
    summary { cursor: pointer; }
    :target { scroll-margin-top: 5rem; }
    a.term { color: inherit; text-decoration: underline dotted var(--strong-line) 1px; }
    a.term:hover { color: var(--accent); text-decoration-color: currentColor; }
    .anchor { margin-left: .4em; font-weight: 400; text-decoration: none; color: var(--faint); opacity: 0; }
    :is(h1, h2, h3, h4, dt):hover .anchor, .anchor:focus-visible { opacity: 1; }
    @media (hover: none) { .anchor { opacity: .55; } }
    .sr, .skip:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; margin: 0; }
    .skip:focus { position: fixed; z-index: 9; top: .5rem; left: .5rem; padding: .6rem 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: 8px; }
    pre.code { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1.1rem; overflow-x: auto; font-size: .82rem; line-height: 1.55; tab-size: 2; }
    .yk { color: var(--key); } .ys { color: var(--string); } .yn { color: var(--number); }
    .yc { color: var(--comment); font-style: italic; } .yp { color: var(--faint); }
    """#
}
