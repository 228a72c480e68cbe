/// The app's own style sheet, in addition to the host's.
public enum MatchesStyle {
  public static let css = """
    :root {
      --accent: light-dark(#a34d06, #ffa34a); --on-accent: light-dark(#fff, #2a1400); --primary: light-dark(#fc8a30, #ffa34a);
      --line-1: light-dark(#c2570c, #ffa34a); --line-2: light-dark(#1d6fd1, #6cb1ff); --line-3: light-dark(#137a43, #4fd08a);
      --line-4: light-dark(#8a3fc9, #c79bff); --line-5: light-dark(#59606c, #b9c0cb);
    }
    :root { --content-width: 46rem }
    .content { container-type: inline-size }
    \(matches)
    \(editor)
    \(rankings)
    .panel-rows { padding: .35rem 1rem .9rem; border-radius: var(--radius); background: var(--surface) }
    .panel-rows > form { padding-top: .7rem; border-top: 1px solid var(--line) }
    .panel-rows > .control { min-height: 3.25rem }
    .chart-notice, .date-notice { margin: .6rem 1rem 1rem; font-size: .9rem }
    .footer { margin: .6rem 1rem 0; font-size: .9rem }
    .sheet .header { margin-top: .4rem }
    \(largeText)
    """

  /// The style for text so large that the two sides of a match don't fit beside each other.
  private static let largeText = """
    @container (max-width: 15rem) {
      .match, .score { grid-template-columns: minmax(0, 1fr) }
      .match strong, .match small, .match .away { text-align: start }
      .statistics > div { flex-wrap: wrap; gap: .2rem 1rem }
      .statistics dt { max-width: 100% }
      .segmented { grid-auto-flow: row }
    }
    """

  private static let matches = """
    .find { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; margin-bottom: .5rem }
    .find > .search { flex: 1 1 14rem; margin: 0 }
    .find .field { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem }
    .find input[type=date] { width: auto }
    @media print { .find { display: none } }
    .match {
      position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: .1rem .75rem;
      min-height: 3.75rem; padding: .55rem 1rem;
    }
    /* It lies below the words, and takes presses on them. */
    .match { isolation: isolate }
    .edit-match { position: absolute; z-index: -1; inset: 0; border: 0; background: none }
    .match > :is(.side, strong, small) { pointer-events: none }
    .match strong { font-size: 1.25rem; font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums }
    .match small { grid-column: 1 / -1; color: var(--secondary); font-size: .8rem; text-align: center }
    .side { font-size: clamp(1rem, 2.6vw, 1.25rem); line-height: 1.25; overflow-wrap: break-word; hyphens: auto; text-wrap: balance }
    .away { text-align: end }
    [data-editing] .match { column-gap: .4rem; padding-inline-start: .5rem }
    .edit-match:focus-visible { outline-offset: -3px; border-radius: var(--radius) }
    @media (hover: hover) { .match:has(> .edit-match:hover) { background: var(--fill) } }
    .match:has(> .edit-match:active) { background: var(--fill) }
    .matches > :first-child .header { margin-top: .2rem }
    .football { width: 5.5rem; height: 5.5rem; margin-bottom: .6rem }
    .football .leather { fill: none; stroke: var(--primary); stroke-width: 2 }
    .football .patch { fill: var(--primary) }
    .football .seam { fill: none; stroke: var(--primary); stroke-width: 2 }
    """

  private static let editor = """
    .note { margin-bottom: 1rem; padding: .7rem 1rem; border-radius: var(--radius); background: var(--fill); font-size: .95rem }
    .bar .save { font-weight: 700 }
    .save .spinner { width: 1.3rem; height: 1.3rem }
    .score {
      display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: .25rem .75rem; margin-bottom: 1.25rem; padding: .75rem .75rem 1rem;
      border-radius: var(--radius); background: var(--surface);
    }
    .goals {
      grid-column: 1 / -1; display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: .375rem; text-align: center;
      font-size: min(70px, 20vw); line-height: 1.15; font-weight: 300; font-variant-numeric: tabular-nums;
    }
    .goals .colon { width: 0; text-indent: -.14em; color: var(--secondary) }
    .edit-side { display: grid; grid-template-rows: auto auto 1fr; justify-items: center; gap: .6rem; min-width: 0 }
    .edit-side h2 { color: var(--secondary); font-size: .9rem; font-weight: 600 }
    .edit-side .control > span, .edit-side output { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
    .side-players { width: 100%; padding: .55rem .5rem; font-size: .9375rem; line-height: 1.3; overflow-wrap: anywhere; hyphens: auto }
    /* On paper, too, it tells who played. */
    @media print { .content .button.side-players { display: block !important; background: none; color: inherit } }
    .player { min-height: 3.75rem; font-size: 1.1875rem; overflow-wrap: anywhere; hyphens: auto }
    /* The mark has its place before it is there, so that a name doesn't break anew. */
    .player::after { content: "✓" / ""; margin-inline-start: auto; color: var(--accent); font-weight: 700; visibility: hidden }
    .player[aria-checked=true]::after { visibility: visible }
    """

  private static let rankings = """
    .chart { margin-block: 1rem; padding: 1.1rem 1rem .9rem 2.25rem; border-radius: var(--radius); background: var(--surface) }
    .plot { display: block; width: 100%; height: 13rem; overflow: visible }
    @media (min-width: 48rem) { .plot { height: 17rem } }
    .plot svg, .legend svg { overflow: visible }
    .tick line { stroke: var(--line) }
    .tick text { fill: var(--secondary); font-size: .8rem; text-anchor: end; direction: ltr; font-variant-numeric: tabular-nums }
    .chart polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
    .chart path { stroke: var(--surface); stroke-width: 1.5; paint-order: stroke }
    polyline.line-1 { stroke: var(--line-1) } polyline.line-2 { stroke: var(--line-2); stroke-dasharray: 8 5 }
    polyline.line-3 { stroke: var(--line-3); stroke-dasharray: .1 5 } polyline.line-4 { stroke: var(--line-4); stroke-dasharray: 12 5 .1 5 }
    polyline.line-5 { stroke: var(--line-5); stroke-dasharray: 18 6 }
    path.line-1 { fill: var(--line-1) } path.line-2 { fill: var(--line-2) } path.line-3 { fill: var(--line-3) }
    path.line-4 { fill: var(--line-4) } path.line-5 { fill: var(--line-5) }
    .times { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1rem; margin-top: .6rem; color: var(--secondary); font-size: .8rem }
    .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: .8rem 0 0 -1.25rem; font-size: .9rem }
    .legend li { display: flex; align-items: center; gap: .5rem; min-width: 0 }
    .legend svg { flex: none }
    .legend span { min-width: 0; overflow-wrap: anywhere }
    .ranking { min-height: 3.75rem; font-size: 1.1875rem }
    .ranking span:first-child { overflow-wrap: break-word; hyphens: auto }
    .statistics > div { display: flex; align-items: center; gap: 1rem; min-height: 3.25rem; padding: .5rem 1rem }
    .statistics > div + div { border-top: 1px solid var(--line) }
    .statistics dt { flex: none; max-width: 55%; color: var(--secondary) }
    .statistics dd { flex: 1; min-width: 0; text-align: end; overflow-wrap: anywhere; font-weight: 550; font-variant-numeric: tabular-nums; text-wrap: balance }
    """
}
