export const mail = {
  hello: 'Guten Tag,',
  helloName: 'Guten Tag {{name}},',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Willkommen bei Bellgrid. Bitte öffnen Sie diesen Link, um Ihre E-Mail-Adresse zu bestätigen:',
    end: 'Der Link gilt einen Tag. Wenn Sie sich nicht registriert haben, können Sie diese Nachricht ignorieren.',
  },
  signUpAttempt: {
    subject: 'Sie haben schon ein Konto',
    body: 'Jemand, vielleicht Sie selbst, wollte sich mit Ihrer E-Mail-Adresse bei Bellgrid registrieren. Sie haben schon ein Konto:',
    end: 'Wenn Sie das nicht waren, können Sie diese Nachricht ignorieren: Nichts hat sich geändert.',
  },
  passwordReset: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    body: 'Bitte öffnen Sie diesen Link, um ein neues Passwort für Bellgrid zu wählen:',
    end: 'Der Link gilt eine Stunde. Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
};
