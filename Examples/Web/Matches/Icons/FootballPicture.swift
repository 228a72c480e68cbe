import UsherWeb

/// A drawing of a football. The style sheet gives its colours.
struct FootballPicture: Component {
  var body: some HTML {
    Raw(
      """
      <svg class="football" viewBox="0 0 48 48" width="96" height="96" aria-hidden="true">\
      <circle class="leather" cx="24" cy="24" r="21"/>\
      <path class="patch" d="M24 15.4l8.2 5.9-3.1 9.6H18.9l-3.1-9.6z"/>\
      <path class="patch" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0z"/>\
      <path class="seam" d="M24 16V7.6"/>\
      <path class="patch" transform="rotate(72 24 24)" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0z"/>\
      <path class="seam" transform="rotate(72 24 24)" d="M24 16V7.6"/>\
      <path class="patch" transform="rotate(144 24 24)" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0z"/>\
      <path class="seam" transform="rotate(144 24 24)" d="M24 16V7.6"/>\
      <path class="patch" transform="rotate(216 24 24)" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0z"/>\
      <path class="seam" transform="rotate(216 24 24)" d="M24 16V7.6"/>\
      <path class="patch" transform="rotate(288 24 24)" d="M17.2 4.2 24 8.4l6.8-4.2a21 21 0 0 0-13.6 0z"/>\
      <path class="seam" transform="rotate(288 24 24)" d="M24 16V7.6"/></svg>
      """
    )
  }
}
