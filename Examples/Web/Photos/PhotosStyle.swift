/// The app's own style sheet, in addition to the host's.
public enum PhotosStyle {
  public static let css = """
    :root { --accent: light-dark(#b4460f, #ff9a5c); --on-accent: light-dark(#fff, #2a1000) }
    .photos { display: grid; grid-template-columns: minmax(0, 1fr); gap: .75rem }
    .photos > li {
      display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: .25rem .75rem; padding-inline-end: 1rem;
      border-radius: var(--radius); background: var(--surface); overflow: hidden;
    }
    .photo { flex: 1 1 11.5rem; align-self: stretch; min-width: 0; display: flex; align-items: center; gap: 1rem; padding: 0; border: 0; background: none; text-align: start }
    .photo .remote-image { flex: none; align-self: stretch; width: min(7.5rem, 34vw); min-height: 5.6rem }
    .photo > span:last-child { flex: 1; min-width: 0; padding-block: .35rem }
    .photo strong { display: block; font-weight: 700; line-height: 1.25; overflow-wrap: anywhere; hyphens: auto }
    .photo small { color: var(--secondary); font-size: .9rem }
    .photo:focus-visible { outline-offset: -3px; border-radius: var(--radius) }
    .photo:active, .photo[data-waiting] { background: var(--fill) }
    .photos > li:has([aria-current]) { background: color-mix(in srgb, var(--accent) 13%, var(--surface)) }
    .photos .button { margin-block: .4rem }
    .content { container-type: inline-size }
    @container (min-width: 34rem) {
      .photos { grid-template-columns: repeat(auto-fill, minmax(15.5rem, 1fr)); gap: 1.25rem }
      .photos > li { position: relative; flex-direction: column; flex-wrap: nowrap; align-items: stretch; padding: 0 }
      .photo { flex: 1 1 auto; flex-direction: column; align-items: stretch; gap: 0 }
      .photo .remote-image { width: 100%; min-height: 0; aspect-ratio: 3 / 2 }
      .photo img { transition: scale .25s }
      .photo:hover img { scale: 1.03 }
      .photo > span:last-child { padding: .7rem 5.5rem .9rem 1rem }
      [dir=rtl] .photo > span:last-child { padding: .7rem 1rem .9rem 5.5rem }
      .photos .button { position: absolute; inset: auto .8rem .75rem auto; margin: 0 }
      [dir=rtl] .photos .button { inset: auto auto .75rem .8rem }
    }
    @container (max-width: 21rem) {
      .photo { gap: .75rem; flex-basis: 9.5rem }
      .photo .remote-image { width: min(4.75rem, 28vw) }
      .photos > li { padding-inline-end: .75rem }
    }
    .shown { position: relative; margin-bottom: 1.1rem }
    .shown .remote-image { border-radius: var(--radius); max-height: 70vh }
    .shown .badge { position: absolute; top: 1rem; inset-inline-end: 1rem }
    .centered { text-align: center }
    .order { align-self: center; width: min(15rem, 70%) }
    .order .remote-image { border-radius: var(--radius) }
    .price { font-size: 1.5rem; font-weight: 650 }
    .note { margin-bottom: 1rem; padding: .7rem 1rem; border-radius: var(--radius); background: var(--fill) }
    .sign-out { margin-top: 1.5rem }
    .purchases { --list-inset: 6rem }
    .purchases .row { flex-wrap: wrap; gap: .3rem 1rem }
    .purchases .remote-image { flex: none; width: 4rem; aspect-ratio: 3 / 2; border-radius: .5rem }
    .purchases .row > span:nth-of-type(2) { flex: 1 1 8rem }
    .purchases small { display: block; color: var(--secondary) }
    """
}
