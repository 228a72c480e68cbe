public import UsherPreviews

/// Each view model of the app in each of its states.
public let usersPreviews = listPreviews + tablePreviews + signInPreviews + filesPreviews
