/// What the app says in Arabic.
struct ArabicWords: MatchesWords {
  let add = "إضافة مباراة"
  let addMatch = "إضافة مباراة"
  let addPlayer = "إضافة لاعب"
  let allMatches = "كل المباريات"
  let allPlayers = "كل اللاعبين"
  let cancel = "إلغاء"
  let delete = "حذف"
  let discard = "تجاهل"
  let done = "تم"
  let edit = "تعديل"
  let editMatch = "تعديل المباراة"
  let keepEditing = "متابعة التعديل"
  let matches = "المباريات"
  let newMatch = "مباراة جديدة"
  let newPlayer = "لاعب جديد"
  let openSettings = "فتح الإعدادات"
  let player = "لاعب"
  let playerName = "اسم اللاعب"
  let players = "اللاعبون"
  let rankings = "الترتيب"
  let save = "حفظ"
  let saveMine = "حفظ نسختي"
  let saving = "جارٍ الحفظ"
  let setDate = "تحديد التاريخ"
  let settings = "الإعدادات"
  func edit(_ match: String) -> String { "تعديل \(match)" }

  let dateUnknown = "التاريخ غير معروف"
  let earlier = "سابقًا"
  let goToDate = "الانتقال إلى تاريخ"
  let last30Days = "آخر 30 يومًا"
  let last7Days = "آخر 7 أيام"
  let noMatches = "لا توجد مباريات بعد!"
  let noMatchesText = "أضف المباراة الأولى. يمكنك اختيار مكان حفظ المباريات في الإعدادات."
  let search = "بحث"
  func match(_ home: String, against away: String, _ result: String, on date: String?) -> String {
    "\(home) ضد \(away)، \(result)، \(date ?? "التاريخ غير معروف")"
  }
  func noMatches(with query: String) -> String { "لا توجد مباريات مع «\(query)»." }
  func wasDeleted(_ match: String) -> String { "تم حذف \(match)." }
  func wereDeleted(_ match: String, andOthers count: Int) -> String {
    let others = counted(
      count,
      one: "مباراة أخرى",
      two: "مباراتين أخريين",
      few: "مباريات أخرى",
      many: "مباراة أخرى"
    )
    return "تم حذف \(match) و\(others)."
  }

  let away = "الضيف"
  let awayGoals = "أهداف الضيف"
  let changedMeanwhile = "تغيّرت هذه المباراة في هذه الأثناء"
  let discardChanges = "هل تريد تجاهل التغييرات؟"
  let hasNotBeenSaved = "لم تُحفظ المباراة."
  let home = "المضيف"
  let homeGoals = "أهداف المضيف"
  let noDateKept = "لا يذكر الخادم تواريخ مبارياته، وقد لا يحتفظ بهذا التاريخ أيضًا."
  let noDateKnown = "لا يُعرف متى لُعبت هذه المباراة."
  let oops = "عذرًا!"
  let playedAt = "وقت المباراة"
  let setAwayPlayers = "اختيار لاعبي الضيف"
  let setHomePlayers = "اختيار لاعبي المضيف"
  func couldNotBeSaved(_ reason: String) -> String { "تعذّر حفظ المباراة. \(reason)" }
  func isNow(_ match: String) -> String { "أصبحت المباراة الآن \(match)." }
  func saveInPlace(of theirs: String) -> String { "\(theirs) هل تريد حفظ نسختك بدلًا منها؟" }
  func staysOnDevice() -> String {
    "تغيّر مكان الحفظ في هذه الأثناء. تبقى هذه المباراة على هذا الجهاز."
  }
  func stays(at server: String) -> String {
    "تغيّر مكان الحفظ في هذه الأثناء. تبقى هذه المباراة على \(server)."
  }

  let noPlayers = "لا يوجد لاعبون بعد!"
  let noPlayersText = "اضغط على الزر «+» لإضافة اللاعب الأول."
  func deletePlayer(_ name: String) -> String { "هل تريد حذف \(name)؟" }
  func deletion(of name: String, withMatches count: Int) -> String {
    let others =
      count == 0
      ? "لا توجد مباريات لـ\(name)." : "سيتم أيضًا حذف \(matches(count, of: name))."
    return "\(others) لا يمكن التراجع عن ذلك."
  }

  let allTime = "كل الأوقات"
  let drawn = "تعادل"
  let lost = "خسارة"
  let mostFrequentOpponent = "الخصم الأكثر تكرارًا"
  let nemesis = "الخصم الأصعب"
  let noRankings = "لا يوجد ترتيب بعد!"
  let noRankingsText = "يظهر الترتيب مع اللاعبين الذين تضيفهم إلى مبارياتك."
  let period = "الفترة"
  let played = "لعب"
  let won = "فوز"
  let chartBegins = "يبدأ الرسم البياني مع المباراة الثانية لأحد اللاعبين."
  let noChart = "لا يوجد رسم بياني، لأنه لا يُعرف متى لُعبت هذه المباريات."
  func undated(_ count: Int) -> String {
    "تُحتسب المباريات مجهولة التاريخ (\(count)) كأنها لُعبت قبل غيرها."
  }
  func leftOut(_ count: Int) -> String {
    "لا تُحتسب هنا المباريات مجهولة التاريخ، وعددها \(count)."
  }
  func matches(_ count: Int) -> String {
    counted(count, one: "مباراة واحدة", two: "مباراتان", few: "مباريات", many: "مباراة")
  }
  func defeats(_ count: Int) -> String {
    counted(count, one: "هزيمة واحدة", two: "هزيمتان", few: "هزائم", many: "هزيمة")
  }
  func ratings(of names: String, on day: String) -> String { "التقييمات في \(day): \(names)" }
  func ratings(of names: String, from first: String, to last: String) -> String {
    "التقييمات من \(first) إلى \(last): \(names)"
  }
  func rating(of name: String, between least: String, and most: String, last: String) -> String {
    "\(name): بين \(least) و\(most)، وأخيرًا \(last)."
  }

  let dataStorage = "حفظ البيانات"
  let keepAtServer = "حفظ المباريات على خادم"
  let serverAddress = "عنوان الخادم"
  let thisComputer = "هذا الحاسوب"
  let storageFooter = "عند إيقاف هذا الخيار، تُحفظ المباريات على هذا الجهاز."
  func noWebAddress(_ used: String?) -> String {
    "هذا ليس عنوان ويب، لذلك يُستخدم \(used ?? "هذا الحاسوب") بدلًا منه."
  }

  let answerCutOff = "لم تصل الإجابة كاملة. يُرجى المحاولة مرة أخرى."
  let answerMalformed = "تعذّرت قراءة إجابة الخادم. تحقق من أن العنوان هو عنوان خادم Goalbase."
  let answerTooLarge = "إجابة الخادم كبيرة جدًا."
  let emptySide = "يحتاج كل طرف إلى لاعب واحد على الأقل."
  let incompleteMatch = "بيانات المباراة غير مكتملة."
  let nameBlank = "يُرجى إدخال اسم."
  let nameTaken = "يوجد لاعب بهذا الاسم بالفعل."
  let negativeGoals = "لا يمكن أن يكون عدد الأهداف سالبًا."
  let noGoalbase = "لا يوجد Goalbase في هذا العنوان (404). تحقق من عنوان الخادم في الإعدادات."
  let noSuchMatch = "لا توجد مباراة كهذه. ربما حذفها شخص ما."
  let notThere = "لم يعد هذا موجودًا. ربما حذفه شخص ما."
  let placeUnusable = "لم يعد بالإمكان استخدام مكان الحفظ السابق. تحقق من إعدادات الحفظ."
  let serverLate = "تأخرت إجابة الخادم. يُرجى المحاولة مرة أخرى."
  let serverUnreachable = "تعذّر الوصول إلى الخادم. تحقق من الإعدادات والاتصال ثم حاول مرة أخرى."
  let storageProblem = "تعذّرت قراءة البيانات المحفوظة أو كتابتها. هل القرص ممتلئ؟"
  func onBothSides(_ name: String) -> String { "لا يمكن أن يلعب \(name) في الطرفين." }
  func serverElsewhere(_ status: Int) -> String {
    "يشير الخادم إلى عنوان آخر (\(status)). تحقق من عنوان الخادم في الإعدادات."
  }
  func serverProblem(_ status: Int) -> String {
    "حدثت مشكلة في الخادم (\(status)). يُرجى المحاولة لاحقًا."
  }
  func serverSays(_ text: String) -> String { "يقول الخادم: \(text)" }
  func wasDeletedPlayer(_ name: String) -> String { "تم حذف \(name). يُرجى اختيار لاعب آخر." }

  private func matches(_ count: Int, of name: String) -> String {
    let matches = counted(
      count,
      one: "مباراة واحدة",
      two: "مباراتين",
      few: "مباريات",
      many: "مباراة"
    )
    return "\(matches) لـ\(name)"
  }

  /// A count of things: Arabic has forms of its own for one, two, and few.
  private func counted(
    _ count: Int,
    one: String,
    two: String,
    few: String,
    many: String
  ) -> String {
    switch (count, count % 100) {
    case (1, _): one
    case (2, _): two
    case (_, 3...10): "\(count) \(few)"
    default: "\(count) \(many)"
    }
  }
}
