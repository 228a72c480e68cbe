/// The app's own style sheet, in addition to the host's.
public enum CloudyStyle {
  public static let css = """
    :root { --accent: light-dark(#c2352b, #fc7870); --on-accent: light-dark(#fff, #2b0805) }
    .note > a { display: inline-block; padding-block: .4rem; font-weight: 550 }
    .note { margin-bottom: 1rem; padding: .7rem 1rem; border-radius: var(--radius); background: var(--fill); font-size: .95rem }
    .looking { display: grid; gap: 1rem; justify-items: center; padding-block: 18vh 4rem; text-align: center; color: var(--secondary) }
    .credit { margin-top: 1.5rem; font-size: .85rem; text-align: center }
    .credit:empty { display: none }

    .bar svg[width="24"] { width: 1.5rem; height: 1.5rem }
    .weather { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; align-items: start }
    .day {
      display: grid; grid-template-columns: minmax(0, 1fr); gap: .35rem; padding: 1.5rem 1.25rem 1.25rem; border-radius: 1.4rem; text-align: center; color: #fff;
      background: linear-gradient(165deg, #1a62b0, #276aa3 55%, #3d6b8f); box-shadow: 0 .6rem 1.8rem light-dark(#0b3a6b33, #0008);
    }
    .day.cloudy, .day.fog { background: linear-gradient(165deg, #3d658c, #4a6f8f 55%, #5b7286) }
    .day.rain, .day.sleet, .day.thunderstorm { background: linear-gradient(165deg, #33506d, #3e5a74 55%, #4d6272) }
    .day.snow { background: linear-gradient(165deg, #4a6a8a, #58758f 55%, #64798b) }
    .day.night { background: linear-gradient(165deg, #141d3f, #232c58 55%, #3a3a6b) }
    .when { display: grid; font-size: .95rem; font-weight: 550 }
    .when span:empty { display: none }
    .now { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 0 1rem }
    .now .weather-picture { max-width: 45vw; width: 6.75rem; height: 6.75rem }
    .temperature { font-size: clamp(2.6rem, 11.5vw, 4.2rem); font-weight: 250; letter-spacing: -.03em; white-space: nowrap }
    .day .summary { padding: 0; background: none; font-size: 1.25rem; font-weight: 550 }
    .day dl { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem; margin-top: .9rem }
    .day dl > div { flex: 1 0 auto; padding: .6rem .65rem; border-radius: .9rem; background: #0002 }
    .day dt { font-size: .8rem; font-weight: 550 }
    .day dd { font-weight: 620; font-size: .95rem; white-space: nowrap }
    .estimate { margin-top: .8rem; padding: .45rem .8rem; border-radius: .9rem; background: #0005; font-size: .85rem; font-weight: 620 }
    .day:has(.weather-picture) { --cloud: #fff; --drop: #bfe3ff; --sun: #ffd257 }

    .weather-picture { --c: var(--cloud, light-dark(#7f8ea3, #c4cdd9)); width: 3.2rem; height: 3.2rem; overflow: visible }
    .weather-picture * { fill: none; stroke-linecap: round; stroke-linejoin: round }
    .weather-picture .sun { fill: var(--sun, light-dark(#f5a300, #ffc940)) }
    .weather-picture .ray { stroke: var(--sun, light-dark(#f5a300, #ffc940)); stroke-width: 4 }
    .weather-picture .moon { fill: light-dark(#8d93c4, #d7dbff) }
    .day .weather-picture .moon { fill: #f3f0d4 }
    .weather-picture .cloud { fill: var(--c) }
    .weather-picture .mist { stroke: var(--c); stroke-width: 3.5 }
    .weather-picture .drop { stroke: var(--drop, light-dark(#2f80d0, #74b8ff)); stroke-width: 3.5 }
    .weather-picture .flake { stroke: var(--drop, light-dark(#5d9bd4, #a9d6ff)); stroke-width: 2 }
    .weather-picture .bolt { fill: var(--sun, light-dark(#f5a300, #ffc940)) }

    .card { padding: 1rem .5rem .75rem; margin-bottom: 1rem; border-radius: var(--radius); background: var(--surface) }
    .chart { display: block; width: 100%; height: auto; overflow: visible }
    .chart polyline { fill: none; stroke-width: 2.5; stroke-linejoin: round; stroke-linecap: round }
    .chart polyline.high { stroke: light-dark(#d9503f, #ff8a78) }
    .chart polyline.low { stroke: light-dark(#2f7fc9, #6fb4f2) }
    .chart circle.high { fill: light-dark(#d9503f, #ff8a78) }
    .chart circle.low { fill: light-dark(#2f7fc9, #6fb4f2) }
    .chart .band { fill: var(--fill) }
    .chart text { fill: var(--text); font-size: clamp(13px, .8rem, 17px); font-weight: 600; text-anchor: middle; font-variant-numeric: tabular-nums }
    @media (min-width: 40rem) { .chart text { font-size: clamp(10px, .6rem, 13px) } }
    .chart .day-name { fill: var(--secondary); font-weight: 500 }
    .week .row { flex-wrap: wrap; min-height: 4.75rem; gap: .25rem .75rem }
    .week .name, .week .values { display: grid; flex: 1; gap: .1rem }
    .week .values { text-align: end; font-variant-numeric: tabular-nums }
    .week strong { font-size: 1.06rem; font-weight: 600 }
    .week .range { font-weight: 600 }
    .week .name, .week .values { min-width: min-content; overflow-wrap: break-word }
    .week small, .place-text small { color: var(--secondary); font-size: .88rem }
    .week .picture { flex: none }

    .settings { display: grid; gap: 1.6rem }
    .settings .header { margin-top: 0 }
    @media (hover: hover) { .delete:hover { background: var(--fill) } }
    .choice[aria-pressed=true]::after, .place[aria-current]::after {
      content: "✓" / ""; margin-inline-start: auto; color: var(--accent); font-weight: 700;
    }

    .place { flex: 1; min-width: 0 }
    .place[aria-current] { background: none }
    .place-text { display: grid; flex: 1; min-width: 0; overflow-wrap: anywhere }
    /* Beside its button the text has a line's length at least. */
    div.place { flex-wrap: wrap }
    div.place > .place-text { flex: 1 1 8rem }
    .place-text strong { font-weight: 550 }
    .place-text small:empty { display: none }
    .favorite { display: flex; align-items: stretch }
    .favorite .handle { align-self: center }
    .favorite .place { padding-inline: .25rem }
    @media (hover: hover) { .favorite:has(.place:hover) { background: var(--fill) } .favorite .place.row:hover:not(:disabled) { background: none } }
    .delete { flex: none; display: grid; place-items: center; width: 3.25rem; border: 0; background: none; color: var(--danger) }
    @media print { .delete { display: none } }

    .find { position: relative }
    .find input { padding-inline-end: 3rem }
    .clear svg { width: 1.125rem; height: 1.125rem }
    .clear { position: absolute; top: 0; inset-inline-end: 0; display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border: 0; background: none; color: var(--secondary) }
    .find input::-webkit-search-cancel-button { display: none }
    .preparing { display: grid; gap: .4rem; margin-bottom: 1rem; font-size: .95rem }
    .preparing progress { width: 100%; height: .6rem; accent-color: var(--accent) }
    .hint { padding: .25rem 1rem 1rem }
    .failure .secondary { padding-inline: 1rem }

    @media (min-width: 60rem) {
      .weather { grid-template-columns: minmax(20rem, 25rem) minmax(0, 1fr); gap: 1.5rem }
      .weather .day { position: sticky; top: 4.5rem; padding-block: 2rem }
      .now { flex-direction: column }
      .now .weather-picture { width: 10rem; height: 10rem }
    }
    """
}
