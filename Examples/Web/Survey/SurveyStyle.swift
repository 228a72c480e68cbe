/// The app's own style sheet, in addition to the host's.
public enum SurveyStyle {
  public static let css = """
    :root { --accent: light-dark(#6b3fc4, #b79bff); --on-accent: light-dark(#fff, #1c0b3d) }
    .survey { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem 2rem; align-items: start }
    .survey .form { width: 100%; gap: 1.25rem }
    .note { margin-bottom: 1rem }
    .panel-rows { display: grid; padding-inline: 1rem; border-radius: var(--radius); background: var(--surface) }
    .panel-rows > * { padding-block: .5rem }
    .panel-rows > * + * { border-top: 1px solid var(--line) }
    .summary, .card { padding: .35rem 1rem; border-radius: var(--radius); background: var(--surface) }
    .summary > div { display: flex; flex-wrap: wrap; gap: .1rem 1rem; padding: .6rem 0 }
    .summary > div + div { border-top: 1px solid var(--line) }
    .summary dt { flex: none; max-width: 100%; color: var(--secondary) }
    .summary dd { min-width: 0; margin-inline-start: auto; text-align: end; overflow-wrap: anywhere; white-space: pre-wrap }
    .card { container-type: inline-size; padding: 1rem }
    .card .segmented { margin: 0 }
    @container (max-width: 15rem) { .card .segmented { grid-auto-flow: row } }
    .bars { display: grid; gap: .5rem; margin-top: 1rem }
    .bars li { display: grid; grid-template-columns: minmax(0, min(5.5rem, 45%)) minmax(0, 1fr) auto; align-items: center; gap: .75rem; font-size: .95rem; overflow-wrap: anywhere }
    .bars .count { min-width: 1.5rem; text-align: end; font-variant-numeric: tabular-nums; color: var(--secondary) }
    .bars progress { width: 100%; height: 1.5rem; appearance: none; border: 0; border-radius: .4rem; background: var(--fill); overflow: hidden }
    .bars progress::-webkit-progress-bar { background: none }
    .bars progress::-webkit-progress-value { background: var(--accent); border-radius: .4rem; transition: inline-size .3s }
    .bars progress::-moz-progress-bar { background: var(--accent); border-radius: .4rem }
    .list .row { flex-wrap: wrap; gap: .1rem 1rem }
    .list .row strong { flex: 1 1 8rem; overflow-wrap: anywhere }
    .list .row .value { margin-inline-start: 0; font-size: .95rem; text-align: start }
    @media (min-width: 60rem) {
      .survey { grid-template-columns: minmax(0, 28rem) minmax(0, 1fr) }
      .live { position: sticky; top: 4rem }
      .live .header { margin-top: 0 }
    }
    """
}
