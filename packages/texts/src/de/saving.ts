export const saving = {
  saved: 'Gespeichert',
  saving: 'Wird gespeichert …',
  unsaved: 'Nicht gespeicherte Änderungen',
  failed: 'Speichern fehlgeschlagen',
  retry: 'Erneut versuchen',
  failedTitle: 'Ihre Arbeit kann gerade nicht gespeichert werden',
  failedBody:
    'Ihre Änderungen bleiben in diesem Fenster, und wir versuchen es weiter. Lassen Sie es geöffnet oder laden Sie Ihre Arbeit zur Sicherheit herunter.',
  gaveUpBody:
    'Nach {{attempts}} Versuchen haben wir aufgehört. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut, oder laden Sie Ihre Arbeit zur Sicherheit herunter.',
  tooLargeBody:
    'Ihre Schule ist zu groß, um hier gespeichert zu werden. Laden Sie Ihre Arbeit herunter, damit nichts verloren geht.',
  download: 'Herunterladen',
  outOfSyncTitle: 'Ihre Daten werden abgeglichen',
  outOfSyncBody:
    'Ihre Schule wurde in einem anderen Fenster oder auf einem anderen Gerät geändert. Der neueste Stand wird geladen.',
  outOfSyncLost: 'Die letzten Änderungen in diesem Fenster waren noch nicht gespeichert.',
  outOfSyncDownload: 'Änderungen herunterladen',
  synced: 'Ihre Daten wurden erfolgreich abgeglichen',
};
