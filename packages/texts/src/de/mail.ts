export const mail = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {{name}},',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Willkommen bei Bellgrid. Bitte öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen:',
    end: 'Der Link gilt einen Tag. Wenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.',
  },
  newAddress: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    body: 'Diese Adresse wurde für Ihr Bellgrid-Konto eingetragen. Bitte öffnen Sie diesen Link in dem Browser, in dem Sie angemeldet sind; von da an melden Sie sich mit dieser Adresse an:',
    end: 'Der Link gilt einen Tag. Wenn Sie diese Adresse nicht eingetragen haben, können Sie diese Nachricht ignorieren.',
  },
  signUpAttempt: {
    subject: 'Sie haben schon ein Konto',
    body: 'Jemand, vielleicht Sie selbst, wollte sich mit Ihrer E-Mail-Adresse bei Bellgrid registrieren. Sie haben schon ein Konto:',
    end: 'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren: Nichts hat sich geändert.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Bellgrid-Kontos wurde geändert, und alle anderen Sitzungen wurden beendet. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:',
    end: 'Wenn Sie es waren, können Sie diese Nachricht ignorieren.',
  },
  addressChange: {
    subject: 'Eine neue E-Mail-Adresse wurde eingetragen',
    body: 'Für Ihr Bellgrid-Konto wurde die Adresse {{email}} eingetragen. Sie ersetzt diese hier, sobald der dorthin gesendete Link geöffnet wird. Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:',
    end: 'Wenn Sie es waren, können Sie diese Nachricht ignorieren.',
  },
  schedule: {
    first: {
      subject: 'Ihr Stundenplan: {{school}}',
      body: 'Im Anhang finden Sie Ihren Stundenplan ({{school}}).',
    },
    changed: {
      subject: 'Ihr Stundenplan ändert sich: {{school}}',
      body: 'Ihr Stundenplan ändert sich ({{school}}). Den neuen finden Sie im Anhang.',
    },
    validFrom: 'Er gilt ab {{date}}.',
    changes: 'Das ändert sich für Sie:',
    page: 'Ihr Stundenplan auf der Seite der Schule:',
    calendar:
      'Für den Kalender auf Handy oder Computer abonnieren Sie diese Adresse. Er folgt späteren Änderungen:',
    sender: 'Diese Nachricht sendet Ihnen {{school}} mit Bellgrid. Antworten gehen an die Schule.',
    unsubscribe: 'Wenn Sie keine weiteren möchten, melden Sie sich mit einem Klick ab:',
  },
  codesOn: {
    subject: 'Die Anmeldung mit zweitem Faktor ist an',
    body: 'Die Anmeldung bei Ihrem Bellgrid-Konto verlangt jetzt auch einen Code aus Ihrer App, und alle anderen Sitzungen wurden beendet. Ihr Konto:',
    end: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  },
  codesOff: {
    subject: 'Die Anmeldung mit zweitem Faktor ist aus',
    body: 'Die Anmeldung bei Ihrem Bellgrid-Konto verlangt keinen Code mehr. Ihr Konto:',
    end: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  },
  recoveryCodes: {
    subject: 'Neue Wiederherstellungscodes wurden erstellt',
    body: 'Für Ihr Bellgrid-Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr. Ihr Konto:',
    end: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  },
  passkeyAdded: {
    subject: 'Ein Passkey wurde hinzugefügt',
    body: 'Ihrem Bellgrid-Konto wurde ein Passkey hinzugefügt: Das Gerät, das ihn hat, kann sich anmelden. Ihr Konto:',
    end: 'Wenn Sie das nicht waren, entfernen Sie dort den Passkey und wählen Sie sofort ein neues Passwort.',
  },
  deletion: {
    subject: 'Ihr Konto wird gelöscht',
    body: 'Ihr Bellgrid-Konto und seine Schule werden am {{date}} gelöscht. Wenn Sie beides behalten möchten, melden Sie sich vorher an:',
    end: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort.',
  },
  licenceRequest: {
    subject: 'Bellgrid: Eine Schule bittet um eine Lizenz',
    body_one: '{{school}} ({{email}}) bittet um eine Lizenz für {{count, number}} Lehrkraft. Die Schule:',
    body_other: '{{school}} ({{email}}) bittet um eine Lizenz für {{count, number}} Lehrkräfte. Die Schule:',
  },
  errorReport: {
    subject: 'Bellgrid: ein Fehlerbericht',
    body: 'Ein Benutzer hat diesen Bericht gesendet. Die Schule:',
  },
  passwordReset: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    body: 'Bitte öffnen Sie diesen Link, um ein neues Passwort für Bellgrid zu wählen:',
    end: 'Der Link gilt eine Stunde. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
};
