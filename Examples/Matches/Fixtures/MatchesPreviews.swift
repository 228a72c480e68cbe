public import UsherPreviews

/// Each view model of the app in each of its states.
public let matchesPreviews =
  listPreviews + editorPreviews + playersPreviews + rankingsPreviews + playerPreviews
  + settingsPreviews
