/// The countries of the gallery.
enum Country {
  static let all = [
    "Austria", "Belgium", "Brazil", "Canada", "Chile", "Denmark", "Egypt", "Finland", "France",
    "Germany", "Ghana",
    "Hungary", "Iceland", "India", "Italy", "Japan", "Kenya", "Laos", "Mexico", "Morocco", "Nepal",
    "Norway", "Oman",
    "Peru", "Poland", "Qatar", "Romania", "Spain", "Sweden", "Togo", "Uganda", "Vietnam", "Zambia",
  ]
}
