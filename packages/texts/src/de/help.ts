export const help = {
  setup: {
    title: 'Hilfe: Stundenraster',
    intro:
      'Beginnen Sie hier. Das Stundenraster sagt, an welchen Tagen und zu welchen Zeiten Ihre Schule Unterricht haben kann.',
    sections: {
      build: {
        title: 'Die Woche aufbauen',
        body: 'Geben Sie ein, wie viele Stunden ein Tag hat, wie lang sie sind und wann die erste beginnt, und fügen Sie die Pausen des Tages hinzu, zum Beispiel 20 Minuten nach Stunde 2. Die Vorschau zeigt, wann jede Stunde beginnt und endet. Später zeigen Sie zwischen zwei Stunden, um dort eine Pause einzufügen, oder klicken auf eine Pause, um sie zu ändern.',
      },
      cells: {
        title: 'Stunden ohne Unterricht',
        body: 'Jede Zelle der Tabelle ist eine Stunde eines Tages. Klicken Sie auf eine Zelle, wenn dann kein Unterricht ist, und noch einmal, um das rückgängig zu machen. Halten Sie die Maustaste gedrückt, um mehrere Zellen zu ändern. Mit der Tastatur bewegen Sie sich mit den Pfeiltasten und drücken die Leertaste.',
      },
      headers: {
        title: 'Tage umbenennen und Zeiten ändern',
        body: 'Klicken Sie auf den Namen eines Tages oder einer Stunde, um ihn zu ändern. Wenn Sie eine Stunde verlängern, verschieben sich die folgenden mit, außer Sie schalten das aus. Zeiten geben Sie als 8:05 oder 805 ein.',
      },
      last: {
        title: 'Tage oder Stunden hinzufügen und löschen',
        body: 'Die Plus-Schaltflächen fügen am Ende einen Tag oder eine Stunde hinzu. Nur der letzte Tag und die letzte Stunde können gelöscht werden. Ein Tag wird aus allen Stundenrastern gelöscht.',
      },
      several: {
        title: 'Verschiedene Unterrichtszeiten in einer Schule',
        body: 'Wenn zum Beispiel die Unterstufe andere Zeiten hat als die Oberstufe, schalten Sie „Mehrere Stundenraster“ ein und erstellen für jede ein eigenes. Jede Klasse gehört dann zu einem davon.',
      },
      options: {
        title: 'Zusätzliche Funktionen',
        body: 'Schalten Sie „Räume“ ein, wenn der Stundenplan auch Räume zuteilen soll, und „Klassenteilungen“, wenn Klassen in Gruppen geteilt werden, zum Beispiel für Sprachen.',
      },
      wrong: {
        title: 'Wenn etwas schiefgegangen ist',
        body: '„Rückgängig“ oben rechts nimmt Ihre letzten Schritte zurück, auch das Löschen. Der Versionsverlauf stellt Ihre Schule so wieder her, wie sie früher war.',
      },
    },
  },
  classrooms: {
    title: 'Hilfe: Räume',
    intro:
      'Geben Sie die Räume ein, auf die es im Stundenplan ankommt. Räume, die immer frei sind, können Sie weglassen.',
    sections: {
      which: {
        title: 'Welche Räume eingeben?',
        body: 'Geben Sie Räume ein, die sich mehrere Klassen teilen: Sporthalle, Labore, Musikraum. Auch den Stammraum einer Klasse geben Sie ein und wählen ihn auf der Karte der Klasse aus. Mit Gebäuden können Sie die Liste filtern.',
      },
      use: {
        title: 'Unterrichtsstunden einen Raum zuteilen',
        body: 'Ein Fach kann einen festen Raum oder mehrere geeignete haben. Von mehreren wählt die automatische Planung einen freien. Unterricht ohne beides ist im Stammraum seiner Klasse, wenn nur sie ihn hat und zur gleichen Zeit keinen anderen.',
      },
      closed: {
        title: 'Zeiten, zu denen ein Raum nicht verfügbar ist',
        body: 'Öffnen Sie die Verfügbarkeit des Raums und sperren Sie die Stunden, in denen andere ihn nutzen. Dort wird kein Unterricht eingeplant.',
      },
      deleteRoom: {
        title: 'Einen Raum löschen',
        body: 'Die Fächer und Unterrichtsstunden, die ihn verwendet haben, bleiben ohne Raum bestehen.',
      },
    },
  },
  classes: {
    title: 'Hilfe: Klassen',
    intro:
      'Eine Klasse ist eine Gruppe von Schülerinnen und Schülern mit demselben Unterricht, zum Beispiel 9A.',
    sections: {
      add: {
        title: 'Klassen eingeben',
        body: 'Fügen Sie jede Klasse mit ihrem Namen hinzu. Wenn Sie eine Tabelle haben, importieren Sie sie, statt zu tippen. „Duplizieren“ erstellt eine Kopie einer Klasse.',
      },
      time: {
        title: 'Genug Stunden für den ganzen Unterricht',
        body: 'Bei jeder Klasse steht, wie viele Stunden ihr Unterricht braucht und wie viele verfügbar sind. Wenn sie nicht reichen, nennt eine Warnung die Klasse: Entfernen Sie Unterrichtsstunden oder fügen Sie Stunden hinzu.',
      },
      calendar: {
        title: 'Zeiten, zu denen eine Klasse keinen Unterricht hat',
        body: 'Öffnen Sie die Verfügbarkeit der Klasse und sperren Sie Stunden, zum Beispiel einen freien Nachmittag. Ein Klick auf einen Tag oder eine Stunde ändert die ganze Spalte oder Zeile.',
      },
      divisions: {
        title: 'Klassen, die in Gruppen geteilt werden',
        body: 'Schalten Sie „Klassenteilungen“ auf der Seite „Stundenraster“ ein. Teilen Sie dann die Klasse, zum Beispiel nach der Sprache in Französisch und Latein. Fächer verschiedener Teilgruppen können gleichzeitig unterrichtet werden.',
      },
      deleteClass: {
        title: 'Eine Klasse löschen',
        body: 'Fächer, die nur diese Klasse hat, werden mit ihr gelöscht. „Rückgängig“ stellt alles wieder her.',
      },
    },
  },
  teachers: {
    title: 'Hilfe: Lehrkräfte',
    intro: 'Geben Sie alle ein, die unterrichten, was sie unterrichten und wann sie verfügbar sind.',
    sections: {
      addTeachers: {
        title: 'Lehrkräfte eingeben',
        body: 'Fügen Sie jede Lehrkraft mit dem Namen hinzu, der im Stundenplan stehen soll. Wo wenig Platz ist, steht dort das Kürzel: Ihr eigenes oder die Initialen. Mit den Stunden pro Woche laut Vertrag zeigt die Startseite (im Menü Ihres Kontos), wessen Unterricht mehr oder weniger ist. Sie können auch eine Liste einfügen oder importieren.',
      },
      subjectsOf: {
        title: 'Wer unterrichtet was?',
        body: 'Wählen Sie die Fächer auf der Karte der Lehrkraft aus oder die Lehrkräfte auf der Karte des Fachs. Beides bewirkt dasselbe.',
      },
      available: {
        title: 'Wann eine Lehrkraft arbeiten kann',
        body: 'Klicken Sie in der Verfügbarkeit einmal auf eine Stunde für „arbeitet dann ungern“ und zweimal für „kann dann nicht arbeiten“. Die automatische Planung verwendet die zweiten nie und vermeidet die ersten, wenn es geht.',
      },
      leaves: {
        title: 'Wenn eine Lehrkraft geht oder krank ist',
        body: '„Unterricht übergeben“ im Menü der Lehrkraft gibt allen Unterricht oder einen Teil davon an eine andere. Er behält seine Zeiten, wo diese frei ist; der übrige steht mit dem Grund da, bevor sich etwas ändert. Sie entscheiden, ob er seinen Platz verliert oder bei der bisherigen Lehrkraft bleibt.',
      },
      limits: {
        title: 'Grenzen für eine Lehrkraft',
        body: 'Sie können die Tage und die Unterrichtsstunden pro Tag einer Lehrkraft begrenzen und Pausen vorsehen.',
      },
      enough: {
        title: 'Eine Lehrkraft mit zu vielen Unterrichtsstunden',
        body: 'Eine Warnung erscheint, wenn eine Lehrkraft mehr Unterrichtsstunden als verfügbare Stunden hat. Geben Sie mehr Stunden frei oder geben Sie Unterricht an andere ab.',
      },
    },
  },
  subjects: {
    title: 'Hilfe: Fächer',
    intro:
      'Ein Fach sagt, welche Klasse worin, von wem und wie oft unterrichtet wird. Seine Unterrichtsstunden füllen den Stundenplan.',
    sections: {
      addSubjects: {
        title: 'Ein Fach für jede Klasse',
        body: 'Mathematik der 9A und Mathematik der 9B sind zwei Fächer. Wenn Sie mehrere Klassen auswählen, geben Sie an, ob jede eigenen Unterricht hat (dann entsteht für jede ein Fach) oder ob sie gemeinsam in denselben Unterrichtsstunden sitzen. Fächer, die schon gleich heißen, führen Sie im Formular eines davon zusammen, oder indem Sie mehrere auf einmal bearbeiten.',
      },
      matrix: {
        title: 'Alle Fächer in einer Matrix',
        body: 'Die Matrix zeigt die Wochenstunden jedes Fachs und jeder Klasse. Tippen Sie 4 in eine Zelle, oder 2+1+1 mit einer Doppelstunde, dann Tab. 4 Kelly setzt auch die Lehrkraft, 4 +7B nimmt die Klasse 7B dazu. Ziehen Sie über Zellen und füllen Sie sie mit Strg+R oder Strg+D aus, oder fügen Sie einen Block aus Ihrer Tabelle ein. Die Summen zeigen sofort, wenn eine Klasse oder Lehrkraft zu viel Unterricht hat.',
      },
      lessons: {
        title: 'Unterrichtsstunden und ihre Länge',
        body: 'Fügen Sie für jedes Mal in der Woche eine Unterrichtsstunde hinzu. Eine Doppelstunde ist eine Unterrichtsstunde der Länge 2. Die Anzahl ändern Sie jederzeit, auch für mehrere Fächer auf einmal. Raum, Länge, Lehrkräfte und Fixierung einzelner Unterrichtsstunden, auch von mehreren auf einmal, finden Sie unter „Unterrichtsstunden anzeigen“.',
      },
      spread: {
        title: 'Unterrichtsstunden über die Woche verteilen',
        body: 'Die Stundenverteilung sagt, wie viele Unterrichtsstunden an einem Tag liegen dürfen. Üblich ist höchstens eine pro Tag.',
      },
      rooms: {
        title: 'Wo ein Fach unterrichtet wird',
        body: 'Wenn Ihre Schule Räume verwendet, wählen Sie einen festen Raum oder alle geeigneten aus.',
      },
      rules: {
        title: 'Regeln eines Fachs',
        body: 'Mit „Regeln bearbeiten“ können Sie zum Beispiel festlegen, dass Sport nicht in der ersten Stunde liegt oder dass ein Test nicht am Tag danach ist.',
      },
    },
  },
  constraints: {
    title: 'Hilfe: Regeln',
    intro:
      'Alle Regeln Ihrer Schule an einem Ort: als Satz zu lesen, zu ändern, und mit der Auskunft, ob der Entwurf sie einhält.',
    sections: {
      add: {
        title: 'Die richtige Regel finden',
        body: 'Klicken Sie auf Regel hinzufügen und tippen Sie, was Sie brauchen, zum Beispiel Hohlstunde, freier Tag, doppelt oder gleichzeitig. Wählen Sie den passenden Satz, dann für wen er gilt und seine Zahlen. Eine Regel kann für eines, für mehrere oder für alle mit Ausnahmen gelten.',
      },
      sentence: {
        title: 'Eine Regel ändern',
        body: 'Klicken Sie auf ihren Satz. Der Schalter rechts nimmt ihr die Wirkung, ohne sie zu löschen. Kopieren gibt dieselbe Regel anderen; wer sie schon hat, wird übersprungen. Aus einer älteren Version oder Datei übernehmen, unter der Liste von Regel hinzufügen, holt Regeln und Verfügbarkeiten für Einträge mit denselben Namen.',
      },
      weight: {
        title: 'Muss-Regeln und Gewichte',
        body: 'Eine Muss-Regel gilt in jedem Stundenplan. Damit Regeln zu Wünschen werden können, klicken Sie oben rechts auf die Regler und schalten die Gewichte ihrer Kategorie ein: Dann hat jede Regel ein Gewicht von 1 bis 5.',
      },
      badges: {
        title: 'Rote und orange Zahlen',
        body: 'Eine rote Zahl zählt Muss-Regeln, die verletzt oder Teil eines Konflikts sind, eine orange die nicht erfüllten Wünsche. Eine Regel für alle zählt einmal. „Angezeigte Fehler“ legt fest, ob sie aus dem aktuellen Entwurf oder aus den Konflikten der letzten Planung kommen. Die Übersicht zeigt, was am meisten kostet, keine Wirkung hat oder unerfüllbar ist.',
      },
      calendars: {
        title: 'Die Verfügbarkeit aller auf einen Blick',
        body: 'Unter Lehrkräfte, Klassen und Räume zeigt jede Zelle, wie viele dann gesperrt sind. Klicken Sie auf eine Zelle oder ziehen Sie über mehrere, und ändern Sie die Zustände daneben, für eine oder für alle.',
      },
      tracks: {
        title: 'Regeln aus Klassenteilungen',
        body: 'Teilungen von Klassen erzeugen selbst Regeln. Regeln aus Teilungen anzeigen listet sie auf, eine Zeile je Teilung. Geändert werden sie auf der Seite Klassen.',
      },
    },
  },
  export: {
    title: 'Hilfe: Stundenplan exportieren',
    intro: 'Drucken Sie den fertigen Stundenplan, oder nehmen Sie ihn als PDF, Excel- oder andere Datei mit.',
    sections: {
      exportChoose: {
        title: 'Was exportiert wird',
        body: 'Einzelpläne sind eine Seite für jede Klasse, jede Lehrkraft und jeden Raum, die Sie wählen; Lehrkräfte und Räume ohne Unterricht fehlen, wenn Sie sie nicht eigens wünschen. Tagespläne zeigen alle Klassen an einem Tag, der Gesamtplan die ganze Woche, auch als Aushang. Frühe und späte Stunden, die niemand nutzt, fehlen, sobald aller Unterricht eingeplant ist.',
      },
      exportPdf: {
        title: 'Drucken und PDF',
        body: '„Als PDF exportieren“ öffnet die Seiten in einem Fenster mit einer Schaltfläche zum Drucken. „PDF herunterladen“ macht aus denselben Seiten eine Datei mit einem Lesezeichen für jeden Plan.',
      },
      exportExcel: {
        title: 'Excel',
        body: 'Die Arbeitsmappe hat ein Blatt für jeden Plan und ein letztes mit dem ganzen Unterricht, das Sie filtern können.',
      },
      exportKept: {
        title: 'Einstellungen und Versionen',
        body: 'Die Einstellungen bleiben bei Ihrer Schule. Jeder Export speichert eine Version, so kommen Sie immer zu dem zurück, was Sie gedruckt haben.',
      },
    },
  },
  publish: {
    title: 'Hilfe: Veröffentlichen',
    intro: 'Machen Sie den fertigen Stundenplan für Schülerinnen und Schüler, Eltern und Lehrkräfte lesbar.',
    sections: {
      publishShows: {
        title: 'Was die Seite zeigt',
        body: 'Wählen Sie, ob Lehrkräfte mit vollem Namen, mit Initialen oder gar nicht gezeigt werden, und ob Räume gezeigt werden. Initialen sind Ihre Kürzel, aber nie eines, aus dem man einen Namen lesen kann. Sonst wird nichts veröffentlicht: keine E-Mail-Adressen und keine Regeln. Unterrichtsstunden ohne Platz stehen nicht auf der Seite.',
      },
      publishLink: {
        title: 'Wer die Seite lesen kann',
        body: 'Alle, die den Link haben; Suchmaschinen führen sie nicht. Unter „Link und Passwort“ setzen Sie ein Passwort oder einen letzten Tag, machen einen neuen Link, der den alten beendet, oder beenden das Veröffentlichen.',
      },
      publishLater: {
        title: 'Ein neuer Plan ab einem späteren Datum',
        body: 'Wählen Sie beim Veröffentlichen der neuen Version „Ab einem späteren Datum“. Bis dahin sieht man den jetzigen Plan mit einem Hinweis, was sich ändern wird. Dazu braucht es das Schuljahr der Seite Stundenraster.',
      },
      publishCalendars: {
        title: 'Kalender auf Handy und Computer',
        body: 'Auf der Seite jeder Klasse, jeder Lehrkraft und jedes Raums steht ein Link zum Kalender. Wer ihn abonniert, bekommt spätere Änderungen von selbst. Seine Daten kommen aus dem Schuljahr.',
      },
      publishMails: {
        title: 'Lehrkräften ihre Pläne senden',
        body: 'Lehrkräfte mit einer E-Mail-Adresse können ihren eigenen Plan als PDF-Datei und einen Link zum Kalender bekommen. Sie sehen vor dem Senden, wer eine E-Mail bekommt. Nach einer neueren Version bekommen nur die eine, deren Plan sich geändert hat.',
      },
    },
  },
  schedule: {
    title: 'Hilfe: Stundenplan',
    intro: 'Hier bekommen die Unterrichtsstunden ihre Zeiten, und Sie sehen das Ergebnis.',
    sections: {
      check: {
        title: 'Vor dem Erzeugen prüfen',
        body: '„Stundenplan prüfen“ sucht nach Problemen, die einen Stundenplan unmöglich machen, zum Beispiel eine Lehrkraft mit mehr Unterrichtsstunden als verfügbaren Stunden.',
      },
      generate: {
        title: 'Einen Stundenplan erzeugen',
        body: '„Stundenplan erzeugen“ sucht für jede Unterrichtsstunde eine Zeit. Sie sehen den bisher besten Stundenplan und können jederzeit anhalten, um ihn zu verwenden oder zu verwerfen. Nichts wird ersetzt, bis Sie das Ergebnis übernehmen. Sind die meisten Unterrichtsstunden schon eingeplant, wird zuerst gefragt, wie viel sich ändern darf.',
      },
      noSchedule: {
        title: 'Wenn kein Stundenplan möglich ist',
        body: 'Sie sehen dann, welche Regeln einander widersprechen. Lockern Sie eine davon. „Trotzdem planen“ findet den besten Stundenplan, wenn Regeln verletzt werden dürfen.',
      },
      staging: {
        title: 'Unterrichtsstunden ohne Zeit',
        body: 'Sie liegen rechts in der Ablage. „Unterrichtsstunden in die Ablage verschieben“ im Menü nimmt alle aus dem Stundenplan, außer den fixierten.',
      },
      lock: {
        title: 'Gute Plätze behalten',
        body: 'Eine fixierte Unterrichtsstunde behält ihre Zeit und ihren Raum, wenn Sie neu erzeugen.',
      },
      rooms: {
        title: 'Einen Raum wechseln',
        body: 'Klicken Sie eine Unterrichtsstunde mit der rechten Maustaste an und wählen Sie „Raum wechseln“. Die freien Räume stehen zuerst. Ist ein Raum belegt, können die beiden Unterrichtsstunden ihre Räume tauschen, wenn jede den anderen haben darf; ihre Zeiten bleiben.',
      },
      views: {
        title: 'Ansicht nach Klasse, Lehrkraft und Raum',
        body: 'Die Registerkarten zeigen denselben Stundenplan nach Klasse, nach Lehrkraft und nach Raum. Der Filter zeigt nur, was Sie auswählen.',
      },
    },
  },
};
