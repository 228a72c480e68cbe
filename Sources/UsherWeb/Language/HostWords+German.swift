extension HostWords {
  /// The texts in German.
  public static let german = HostWords(
    "de",
    [
      .back: "Zurück",
      .tabs: "Bereiche",
      .skipList: "Liste überspringen",
      .tryAgain: "Erneut versuchen",
      .nothingHere: "Hier ist noch nichts.",
      .showMore: "Mehr anzeigen",
      .rowsBefore: "Frühere Zeilen",
      .rowsAfter: "Weitere Zeilen",
      .loadingMore: "Weitere werden geladen",
      .loading: "Wird geladen",
      .refresh: "Aktualisieren",
      .delete: "Löschen",
      .deleteRow: "{name} löschen",
      .moveRow: "{name} verschieben",
      .less: "Weniger: {name}",
      .more: "Mehr: {name}",
      .undo: "Rückgängig",
      .dismiss: "Schließen",
      .from: "Von",
      .to: "Bis",
      .choose: "Bitte wählen …",
      .noMatches: "Nichts passt.",
      .showPassword: "Passwort anzeigen",
      .removeTag: "{name} entfernen",
      .selectAll: "Alle auf dieser Seite auswählen",
      .selectRow: "{name} auswählen",
      .pages: "Seiten",
      .pageOf: "Seite {page} von {count}",
      .previousPage: "Zurück",
      .nextPage: "Weiter",
      .steps: "Schritte",
      .stepDone: "erledigt",
      .path: "Pfad",
      .information: "Hinweis:",
      .success: "Erledigt:",
      .warning: "Achtung:",
      .failure: "Fehler:",
      .decimalSeparator: ",",
      .dropHint: "Sie können Dateien auch hier ablegen oder einfügen.",
      .filesRefused: "Dateien anderer Art können nicht hinzugefügt werden: {names}",
      .foldersRefused: "Ordner können nicht hinzugefügt werden, aber die Dateien darin: {names}",
      .oneFile: "Hier kann nur eine Datei hinzugefügt werden. Bitte wählen Sie eine aus.",
      .mostFiles:
        "Es können nur {count} Dateien auf einmal hinzugefügt werden. Die ersten {count} sind hinzugefügt; bitte fügen Sie die anderen jetzt hinzu.",
      .waiting: "Wartet",
      .cancelNamed: "{name} abbrechen",
      .dismissNamed: "{name} schließen",
      .copy: "Kopieren",
      .copied: "Kopiert",
      .notCopied: "Das konnte nicht kopiert werden.",
      .share: "Teilen",
      .print: "Drucken",
      .fieldNeedsAttention: "Bitte prüfen Sie 1 Feld.",
      .fieldsNeedAttention: "Bitte prüfen Sie {count} Felder.",
      .ok: "OK",
      .cancel: "Abbrechen",
      .somethingWrong: "Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.",
      .positionDenied:
        "Ihr Gerät darf nicht mitteilen, wo Sie sind. Sie können es in den Einstellungen Ihres Browsers oder Geräts erlauben.",
      .positionUnavailable:
        "Ihr Gerät kann im Moment nicht feststellen, wo Sie sind. Bitte versuchen Sie es später noch einmal.",
      .positionLate:
        "Es hat zu lange gedauert, festzustellen, wo Sie sind. Bitte versuchen Sie es noch einmal.",
      .fileIncomplete:
        "Die Datei ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal.",
      .fileChanged:
        "Die Datei wurde geändert, seit sie ausgewählt wurde. Bitte wählen Sie sie noch einmal aus.",
      .fileReadTwice:
        "Die Datei kann nicht ein zweites Mal gelesen werden. Bitte wählen Sie sie noch einmal aus.",
      .fileUnreadable:
        "Die Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal aus.",
      .browserRefuses:
        "Ihr Browser hat nicht rechtzeitig geantwortet oder lehnt Cookies ab. Bitte versuchen Sie es noch einmal.",
      .cannotOpen: "Das kann hier nicht geöffnet werden.",
      .startedAgain:
        "Diese Seite musste wegen eines Fehlers in dieser App von vorn beginnen.",
      .actionSkipped:
        "Etwas, das Sie getan haben, konnte wegen eines Fehlers in dieser App nicht ausgeführt werden. Was Sie davor getan haben, ist gesichert.",
      .tooMuchText:
        "Das ist zu viel Text für diese Seite und wurde nicht übernommen. Bitte kürzen Sie ihn.",
      .notFoundTitle: "Nicht gefunden",
      .notFound: "Unter der Adresse {address} gibt es nichts.",
      .brokenTitle: "Diese Seite funktioniert nicht",
      .broken:
        "Die Seite {address} kann wegen eines Fehlers in dieser App nicht angezeigt werden. Andere Seiten funktionieren vielleicht.",
      .tooManyTitle: "Zu viele Seiten",
      .tooMany:
        "Von Ihrem Browser oder Ihrem Netz aus wurden in kurzer Zeit zu viele Seiten geöffnet. Um die Seite {address} zu sehen, warten Sie eine Minute und laden Sie sie dann noch einmal.",
      .returningTitle: "Zurück zu {name}",
      .returning: "Ohne JavaScript lässt sich die Seite nicht finden, die Sie verlassen haben.",
      .goToApp: "Zu {name}",
      .goToStart: "Zur Startseite",
      .fullBrowser:
        "In diesem Browser sind zu viele Seiten geöffnet. Schließen Sie einige und versuchen Sie es noch einmal.",
      .fullNetwork:
        "Aus Ihrem Netz sind zu viele Seiten geöffnet. Schließen Sie einige oder versuchen Sie es in einer Minute noch einmal.",
      .fullHost:
        "Zu viele Menschen haben hier gerade Seiten geöffnet. Versuchen Sie es in einer Minute noch einmal.",
      .connection: "Verbindung",
      .tryNow: "Jetzt versuchen",
      .waitMoment: "Einen Moment bitte.",
      .offline: "Sie sind offline.",
      .reconnecting: "Verbindung wird wiederhergestellt …",
      .away: "Seit {time} getrennt.",
      .seconds: "{seconds} s",
      .minutes: "{minutes} min",
      .hours: "{hours} h {minutes} min",
      .kept: "Was Sie tun, bleibt erhalten.",
      .keptAll:
        "Was Sie getan haben, bleibt erhalten. Sie können fortfahren, sobald der Server antwortet.",
      .notSaved: "Noch nicht gesichert.",
      .keptHere: "Was Sie tun, bleibt auf dieser Seite erhalten.",
      .keptAllHere:
        "Was Sie getan haben, bleibt auf dieser Seite erhalten. Sie können fortfahren, sobald es gesichert ist.",
      .connectedAgain: "Wieder verbunden.",
      .saved: "Gesichert.",
      .listChanged:
        "Etwas, das Sie getan haben, konnte nicht ausgeführt werden: Die Liste hat sich geändert. Bitte sehen Sie sie sich noch einmal an.",
      .mayBeLost:
        "Etwas, das Sie getan haben, wurde vielleicht nicht ausgeführt. Bitte prüfen Sie es.",
      .nearestPage:
        "Die Seite, die hier geöffnet war, gibt es nicht mehr. Dies ist die nächstgelegene.",
      .typedIsBack:
        "Diese Seite musste von vorn beginnen. Was Sie eingegeben hatten, ist wieder da.",
      .movedTo: "{name}, {index} von {count}",
    ]
  )
}
