/// What the app's pages look like, beyond the host's own style.
public enum SurveyStyle {
  public static let css = """
    :root { --accent: light-dark(#6b3fc4, #b79bff); --on-accent: light-dark(#fff, #1c0b3d) }
    .survey { display: grid; gap: 1rem 2rem; align-items: start }
    .survey .form { width: 100%; gap: 1.25rem }
    .note { margin-bottom: 1rem }
    .panel-rows { display: grid; padding: .35rem 1rem; border-radius: var(--radius); background: var(--surface) }
    .panel-rows > * { padding-block: .35rem }
    .panel-rows > * + * { border-top: 1px solid var(--line) }
    .summary, .card { padding: .35rem 1rem; border-radius: var(--radius); background: var(--surface) }
    .summary > div { display: flex; gap: 1rem; padding: .6rem 0 }
    .summary > div + div { border-top: 1px solid var(--line) }
    .summary dt { flex: none; color: var(--secondary) }
    .summary dd { flex: 1; text-align: right; overflow-wrap: anywhere; white-space: pre-wrap }
    .card { padding: 1rem }
    .segments { display: flex; padding: .15rem; border-radius: .7rem; background: var(--fill) }
    .segments button { flex: 1; min-height: 2.75rem; border: 0; border-radius: .6rem; background: none; font-weight: 550 }
    .segments [aria-pressed=true] { background: light-dark(#fff, #5d5d68); box-shadow: 0 .1rem .4rem #0002 }
    .bars { display: grid; gap: .5rem; margin-top: 1rem }
    .bars li { display: grid; grid-template-columns: 5rem 1fr 2rem; align-items: center; gap: .75rem; font-size: .95rem }
    .bars .count { text-align: right; font-variant-numeric: tabular-nums; color: var(--secondary) }
    .bars progress { width: 100%; height: 1.5rem; appearance: none; border: 0; border-radius: .4rem; background: var(--fill); overflow: hidden }
    .bars progress::-webkit-progress-bar { background: none }
    .bars progress::-webkit-progress-value { background: var(--accent); border-radius: .4rem; transition: inline-size .3s }
    .bars progress::-moz-progress-bar { background: var(--accent); border-radius: .4rem }
    .list .row .value { text-align: right; font-size: .95rem }
    .list .row { width: 100%; border: 0; background: none; text-align: left }
    @media (min-width: 60rem) {
      .survey { grid-template-columns: minmax(0, 28rem) minmax(0, 1fr) }
      .live { position: sticky; top: 4rem }
      .live .header { margin-top: 0 }
    }
    """
}
