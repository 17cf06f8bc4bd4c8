export const errors = {
  badRequest:
    'Der Server hat die Anfrage nicht verstanden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  unauthenticated: 'Sie sind abgemeldet. Melden Sie sich wieder an, um fortzufahren.',
  forbidden: 'Ihr Konto hat dafür keine Berechtigung.',
  paywall:
    'Ihre Schule hat mehr Lehrkräfte, als ihre Lizenzen abdecken. Nehmen Sie Kontakt mit uns auf, um fortzufahren.',
  secondFactorFirst:
    'Administratoren melden sich mit einem zweiten Faktor an. Richten Sie ihn zuerst unter „Verwaltung“ ein.',
  confirmFirst: 'Das wurde nicht mit einem Code bestätigt. Nichts wurde geändert.',
  wrongCode: 'Das ist nicht der richtige Code. Geben Sie den ein, den die App gerade anzeigt.',
  codeUsed: 'Dieser Code wurde schon benutzt. Warten Sie, bis die App den nächsten zeigt.',
  wrongPassword: 'Das Passwort ist falsch.',
  paymentNotSetUp:
    'Lizenzen können hier nicht online gekauft werden. Nehmen Sie Kontakt mit uns auf, um sie zu kaufen.',
  notAnImage: 'Die Datei ist kein Bild',
  maintenance: 'Bellgrid wird gerade gewartet. Versuchen Sie es später noch einmal.',
  verifyFirst:
    'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link in der E-Mail, die wir Ihnen gesendet haben.',
  weakPassword:
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres, das kaum jemand hat: Administratoren brauchen mindestens 12 Zeichen.',
  accountSuspended:
    'Dieses Konto ist gesperrt. Seine Schule bleibt erhalten, kann aber nicht geöffnet oder geändert werden.',
  notFound: 'Dieses Element gibt es nicht mehr.',
  outOfSync: 'Ihre Daten wurden in einem anderen Fenster geändert.',
  solverBusy: 'Es wird bereits ein Stundenplan erzeugt. Warten Sie darauf oder brechen Sie zuerst ab.',
  runReplaced:
    'Diese Korrektur gehört zu einer früheren Planung: Ein anderes Fenster hat inzwischen eine neue gestartet. Sie ist jetzt zu sehen; starten Sie von dort aus neu.',
  currentVersion: 'Die aktuelle Version kann nicht gelöscht werden',
  noDraft: 'Es gibt noch keine gespeicherte Schule.',
  quotaReached:
    'Ihre Schule hat keinen Speicherplatz mehr. Löschen Sie alte Versionen im Versionsverlauf und versuchen Sie es noch einmal.',
  tooSlow:
    'Die Verbindung ist zu langsam: Die Daten kamen nicht rechtzeitig an. Versuchen Sie es noch einmal.',
  tooLarge: 'Das ist zu groß zum Speichern.',
  badData: 'Die Daten konnten nicht gelesen werden.',
  tooManyRequests: 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  waitMinutes_one: 'Zu viele Versuche. Versuchen Sie es in {{count, number}} Minute noch einmal.',
  waitMinutes_other: 'Zu viele Versuche. Versuchen Sie es in {{count, number}} Minuten noch einmal.',
  tooOftenToday: 'Heute zu oft. Versuchen Sie es morgen noch einmal.',
  unknown: 'Etwas ist schiefgegangen.',
  unavailable: 'Der Server ist im Moment nicht erreichbar. Versuchen Sie es in einer Minute noch einmal.',
  offline: 'Keine Internetverbindung',
};
