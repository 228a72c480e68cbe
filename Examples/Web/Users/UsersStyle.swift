/// The app's own style sheet, in addition to the host's.
public enum UsersStyle {
  public static let css = """
    :root { --accent: light-dark(#0b6e5f, #4fd1bc); --on-accent: light-dark(#fff, #00201b) }
    :root { --content-width: 46rem }
    .sections .list:empty { display: none }
    .nobody { margin-inline: 1rem }
    @media (max-width: 40rem) {
      .files .row > a { flex-basis: 100% }
      .files .row > .value { margin-inline: 0 auto }
    }
    .total { text-align: center; padding: 1rem }
    .card.other-style { display: grid; gap: .75rem; justify-items: start; margin-top: 1.5rem; padding-block: 1rem }
    .card { margin-bottom: 1rem; padding: .5rem 1rem .75rem; border-radius: var(--radius); background: var(--surface) }
    .files { margin-top: 1rem }
    .owner { margin-bottom: 1rem; overflow-wrap: anywhere }
    .card ~ .notice { margin-top: 3rem }
    .files .row { flex-wrap: wrap; gap: .3rem 1rem }
    .files a { flex: 1 1 9rem; padding-block: .5rem; overflow-wrap: anywhere }
    .content > .error { margin-bottom: 1rem }
    .sign-out { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
    """
}
