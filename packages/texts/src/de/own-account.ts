export const ownAccount = {
  title: 'Konto',
  impersonated: 'Sie handeln als diese Schule: Ihr Konto kann nur die Besitzerin oder der Besitzer ändern.',
  current: 'Aktuelles Passwort',
  names: {
    title: 'Sie und Ihre Schule',
    save: 'Namen speichern',
    saved: 'Ihre Namen sind gespeichert',
    differ: 'In Ihrem Konto steht „{{name}}“. Speichern Sie, damit beide gleich heißen.',
  },
  email: {
    title: 'E-Mail-Adresse',
    now: 'Sie melden sich mit {{email}} an.',
    new: 'Neue E-Mail-Adresse',
    submit: 'Adresse ändern',
    sent: 'Wir haben einen Link an {{email}} gesendet. Ihre Adresse ändert sich, sobald er geöffnet wird.',
  },
  password: {
    title: 'Passwort',
    hintAdministrator: 'Mindestens 12 Zeichen',
    submit: 'Passwort ändern',
    changed: 'Ihr Passwort ist geändert. Sie sind überall sonst abgemeldet.',
  },
  sessions: {
    title: 'Angemeldet auf',
    here: 'Dieses Gerät',
    since: 'Angemeldet {{time}}',
    unknown: 'Unbekanntes Gerät',
    end: 'Überall sonst abmelden',
    ended: 'Sie sind überall sonst abgemeldet',
    failed: 'Die Geräte konnten nicht geladen werden.',
  },
  screen: {
    title: 'Sprache und Aussehen',
    mails: 'Für den Bildschirm und für die E-Mails, die Sie erhalten',
  },
  data: {
    title: 'Ihre Daten',
    body: 'Ihr Konto, Ihre Schule, die Liste ihrer Versionen, Ihre Geräte und die Eingriffe der Verwaltung in einer Datei. Jede ältere Version lässt sich aus dem Versionsverlauf herunterladen.',
    download: 'Meine Daten herunterladen',
    deleteBody:
      'Wenn Sie Ihr Konto löschen, werden Ihre Schule und alle ihre Versionen endgültig gelöscht. Laden Sie sie vorher herunter.',
    delete: 'Konto löschen',
    deleteTitle: 'Ihr Konto löschen?',
    deleteQuestion:
      '{{school}} und alle Versionen werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  },
};
