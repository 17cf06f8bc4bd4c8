export const account = {
  tagline: 'Der Stundenplan Ihrer Schule, gemeinsam erstellt.',
  points: {
    rules:
      'Geben Sie ein, was zählt: wer wann unterrichten kann, was nicht kollidieren darf, was schön wäre.',
    generate: 'Ein Klick, und der Stundenplan entsteht vor Ihren Augen.',
    adjust: 'Behalten Sie jede Version und kehren Sie jederzeit zu einer früheren zurück.',
  },
  schoolName: 'Name der Schule',
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  passwordHint: 'Mindestens 6 Zeichen',
  showPassword: 'Passwort anzeigen',
  fillCorrectly: 'Bitte füllen Sie alle Felder richtig aus.',
  invalid: {
    schoolName: 'Geben Sie den Namen Ihrer Schule ein',
    fullName: 'Geben Sie Ihren Vor- und Nachnamen ein',
    email: 'Geben Sie Ihre E-Mail-Adresse ein',
    emailShape: 'Geben Sie eine Adresse wie name@schule.de ein',
    password: 'Geben Sie Ihr Passwort ein',
    shortPassword: 'Das Passwort muss mindestens 6 Zeichen haben',
    mismatch: 'Die Passwörter stimmen nicht überein',
  },
  login: {
    title: 'Anmelden',
    backTo: 'Melden Sie sich an, um dort weiterzumachen, wo Sie waren: {{screen}}.',
    subtitle: 'Willkommen zurück. Der Stundenplan Ihrer Schule wartet.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    noAccount: 'Neu hier?',
    register: 'Konto erstellen',
    failed: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    waitSeconds_one:
      'Zu viele Versuche. Versuchen Sie es in {{count, number}} Sekunde wieder. Ein Link zum Zurücksetzen („Passwort vergessen?“) wirkt sofort.',
    waitSeconds_other:
      'Zu viele Versuche. Versuchen Sie es in {{count, number}} Sekunden wieder. Ein Link zum Zurücksetzen („Passwort vergessen?“) wirkt sofort.',
    waitMinutes_one:
      'Zu viele Versuche. Versuchen Sie es in {{count, number}} Minute wieder. Ein Link zum Zurücksetzen („Passwort vergessen?“) wirkt sofort.',
    waitMinutes_other:
      'Zu viele Versuche. Versuchen Sie es in {{count, number}} Minuten wieder. Ein Link zum Zurücksetzen („Passwort vergessen?“) wirkt sofort.',
    link: {
      changed: 'Ihre E-Mail-Adresse ist geändert. Melden Sie sich mit der neuen an.',
      verified: 'Ihre E-Mail-Adresse ist bestätigt. Melden Sie sich an, um weiterzumachen.',
      expired: 'Dieser Link ist abgelaufen. Melden Sie sich an und lassen Sie sich einen neuen senden.',
      signIn:
        'Dieser Link ändert die E-Mail-Adresse eines Kontos. Melden Sie sich hier mit dem Konto an und öffnen Sie den Link dann noch einmal.',
      invalid:
        'Dieser Link ist nicht gültig. Melden Sie sich an: Ist Ihre Adresse noch nicht bestätigt, können Sie sich einen neuen Link senden lassen.',
    },
    passwordChanged: 'Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.',
    passkey: 'Mit einem Passkey anmelden',
    passkeyFailed:
      'Die Anmeldung mit einem Passkey hat nicht geklappt. Versuchen Sie es noch einmal oder nehmen Sie Ihr Passwort.',
    code: {
      title: 'Geben Sie Ihren Code ein',
      subtitle:
        'Öffnen Sie Ihre Authenticator-App und geben Sie die sechs Ziffern ein, die sie für Bellgrid anzeigt.',
      subtitleRecovery: 'Geben Sie einen der aufbewahrten Wiederherstellungscodes ein. Jeder gilt einmal.',
      code: 'Code',
      recovery: 'Wiederherstellungscode',
      wrongRecovery:
        'Das ist keiner Ihrer Wiederherstellungscodes, oder er wurde schon verwendet. Geben Sie einen anderen ein.',
      useRecovery: 'Wiederherstellungscode verwenden',
      useApp: 'App verwenden',
      again: 'Zurück zur Anmeldung',
      expired:
        'Das hat zu lange gedauert, oder es waren zu viele falsche Codes. Melden Sie sich noch einmal an.',
    },
  },
  register: {
    title: 'Konto erstellen',
    subtitle: 'Für die Person, die an Ihrer Schule den Stundenplan erstellt.',
    submit: 'Konto erstellen',
    terms: 'Mit dem Erstellen eines Kontos stimmen Sie den <terms>Nutzungsbedingungen</terms> zu.',
    failed: 'Beim Erstellen Ihres Kontos ist ein Problem aufgetreten.',
    haveAccount: 'Sie haben schon ein Konto?',
    login: 'Anmelden',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    subtitle:
      'Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
    submit: 'Link senden',
    failed: 'Beim Zurücksetzen Ihres Passworts ist ein Fehler aufgetreten.',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sent: 'Wenn zu {{email}} ein Konto gehört, wird ein Link zum Zurücksetzen gesendet.',
    sentHint: 'Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
    backToLogin: 'Zurück zur Anmeldung',
    again: 'Andere Adresse verwenden',
  },
  reset: {
    title: 'Neues Passwort wählen',
    subtitle: 'Es ersetzt das alte sofort.',
    submit: 'Passwort ändern',
    invalidTitle: 'Dieser Link ist nicht mehr gültig',
    invalid:
      'Links zum Zurücksetzen gelten nur einmal und nur für begrenzte Zeit. Fordern Sie einen neuen an.',
    askAgain: 'Neuen Link anfordern',
  },
  hello: {
    title: 'Willkommen, {{name}}!',
    titleNoName: 'Willkommen!',
    body: 'Ihr Konto für {{school}} ist bereit.',
    mail: 'Wir haben eine E-Mail an {{email}} gesendet. Öffnen Sie den Link darin, um Ihre Adresse zu bestätigen.',
    continue: 'Weiter',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    body: 'Wir haben eine E-Mail an {{email}} gesendet. Öffnen Sie den Link darin und kommen Sie dann hierher zurück.',
    outbox: 'Dieser Server versendet keine E-Mails: Ihre liegt als Datei im Ordner „outbox“ seiner Daten.',
    done: 'Ich habe meine E-Mail-Adresse bestätigt',
    failed: 'Ihre E-Mail-Adresse wurde nicht bestätigt.',
    resend: 'E-Mail erneut senden',
    resent: 'Die E-Mail an {{email}} ist unterwegs.',
    other: 'Anderes Konto verwenden',
  },
  pull: {
    title: 'Einen Moment, Ihre Daten werden geladen!',
  },
  home: {
    morning: 'Guten Morgen, {{name}}',
    afternoon: 'Guten Tag, {{name}}',
    evening: 'Guten Abend, {{name}}',
    morningNoName: 'Guten Morgen',
    afternoonNoName: 'Guten Tag',
    eveningNoName: 'Guten Abend',
    snapshots: 'Die Sicherungen sind umgezogen: Jeder gespeicherte Stand ist jetzt im Versionsverlauf.',
    snapshotsSeen: 'Ausblenden',
  },
  terms: {
    title: 'Nutzungsbedingungen',
    back: 'Zurück',
    sections: {
      use: {
        title: 'Wofür Sie die Anwendung verwenden dürfen',
        body: 'Sie dürfen mit dieser Anwendung den Stundenplan Ihrer Schule erstellen und veröffentlichen. Alle Rechte an den Daten, die Sie eingeben, bleiben bei Ihnen.',
      },
      data: {
        title: 'Ihre Daten',
        body: 'Die Namen von Lehrkräften, Klassen und Räumen, die Sie eingeben, werden nur zum Erstellen Ihres Stundenplans verwendet. Sie können sie jederzeit herunterladen und Ihr Konto mit allen Daten löschen lassen.',
      },
      account: {
        title: 'Ihr Konto',
        body: 'Behalten Sie Ihr Passwort für sich und halten Sie Ihre E-Mail-Adresse aktuell. Geben Sie personenbezogene Daten anderer nur ein, soweit ein Stundenplan sie braucht und Ihre Schule es erlaubt.',
      },
      care: {
        title: 'Was wir zusichern und was nicht',
        body: 'Wir sorgen dafür, dass Ihre Arbeit gespeichert wird und dass ein als vollständig angezeigter Stundenplan Ihre Muss-Regeln einhält. Prüfen Sie ihn, bevor Sie ihn veröffentlichen: Für die Folgen von Fehlern in den Daten oder im Programm haften wir nicht.',
      },
      change: {
        title: 'Änderungen',
        body: 'Wenn sich diese Bedingungen ändern, weisen wir in der Anwendung darauf hin, bevor die Änderung gilt.',
      },
    },
  },
};
