/// The style of a link in the bar to a page of another app: that of the bar's buttons.
let otherPageStyle = """
  .other-page { min-height: 2.75rem; padding: .65rem .6rem; border-radius: .7rem; color: var(--accent-text); font-weight: 550; text-decoration: none }
  @media (hover: hover) { .other-page:hover { background: var(--fill) } }
  """

/// The inspector's own style sheet, in addition to the host's.
let inspectorStyle = """
  \(otherPageStyle)
  :root { --accent: light-dark(#5b3fc4, #ab97ff); --on-accent: light-dark(#fff, #140a38) }
  .pages small, .card code, .log small { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace }
  .pages small { font-size: .8rem; overflow-wrap: anywhere }
  .pages .row { flex-wrap: wrap; gap: .3rem 1rem }
  .pages .lines { flex: 1 1 9rem }
  .others { padding: .75rem 1rem }
  .tag {
    flex: none; padding: .1rem .55rem; border-radius: 1rem; background: var(--fill); color: var(--text);
    font-size: .78rem; font-weight: 600;
  }
  .card { padding: .9rem 1rem; border-radius: var(--radius); background: var(--surface) }
  .card code { font-size: .85rem; overflow-wrap: anywhere }
  .facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr)); gap: .8rem 1.2rem }
  .facts > li { display: grid; align-content: start }
  .facts span { color: var(--secondary); font-size: .82rem }
  .facts strong { font-weight: 550; overflow-wrap: anywhere; font-variant-numeric: tabular-nums }
  .outline { display: grid; gap: .15rem }
  .node { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .6rem; padding: .3rem 0 .3rem .8rem; border-inline-start: 2px solid var(--line) }
  .node strong { font-weight: 550; overflow-wrap: anywhere }
  .node code { color: var(--secondary) }
  .depth-0 { border-color: transparent; padding-inline-start: 0 }
  \((1...8).map { ".depth-\($0) { margin-inline-start: calc(\($0 - 1) * min(1.4rem, 4vw)) }" }.joined(separator: "\n  "))
  .kind { flex: none; min-width: 5.4rem; color: var(--accent-text); font-size: .8rem; font-weight: 600 }
  .node-prompt { border-radius: .6rem; padding: .5rem .8rem; background: color-mix(in srgb, var(--accent) 13%, transparent) }
  .screen-state + .screen-state { margin-top: .75rem }
  .screen-state > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: .2rem .7rem; margin-bottom: .6rem }
  .screen-state h3 { font-size: 1rem; font-weight: 650; overflow-wrap: anywhere }
  .screen-state header .secondary { flex: 1; overflow-wrap: anywhere }
  .state { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); border-top: 1px solid var(--line) }
  .state > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; gap: 1rem; padding-block: .35rem; border-bottom: 1px solid var(--line) }
  .state > li:last-child { border: 0; padding-bottom: 0 }
  .state span { color: var(--secondary); overflow-wrap: anywhere }
  .previews { border-top: 0 }
  .previews > li { align-items: baseline; padding-block: .55rem }
  @media (width < 40rem) { .previews > li { grid-template-columns: minmax(0, 1fr); gap: .5rem } }
  .previews a { padding: .4rem .8rem; font-size: .88rem; text-decoration: none }
  @media (hover: hover) { .previews a:hover { color: var(--accent-text) } }
  .states { display: flex; flex-wrap: wrap; gap: .5rem }
  .state strong { font-weight: 550; overflow-wrap: anywhere }
  .log > li { display: flex; flex-wrap: wrap; align-items: baseline; gap: .1rem .8rem; padding-block: .4rem }
  .log > li + li { border-top: 1px solid var(--line) }
  .log .clock { color: var(--secondary); font-size: .85rem; font-variant-numeric: tabular-nums }
  .log .kind { min-width: 4.6rem; font-variant-numeric: tabular-nums }
  .log .lines { flex: 1 1 14rem; display: grid; min-width: 0 }
  .log strong { font-weight: 500; overflow-wrap: anywhere }
  .log small { color: var(--secondary); overflow-wrap: anywhere }
  """
