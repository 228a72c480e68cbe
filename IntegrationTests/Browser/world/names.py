"""Names that try the screens: long, without a place to break, and from right to left."""

LONG = "Maximiliane Featherstonehaugh-Llanfairpwllgwyngyll"
UNBROKEN = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"
HEBREW = "אלישבע רוזנברג־קלמנוביץ׳"
ARABIC = "عبد الرحمن بن محمد الخوارزمي"
