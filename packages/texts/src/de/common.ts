export const common = {
  productName: 'Bellgrid',
  cancel: 'Abbrechen',
  close: 'Schließen',
  somethingWrong: 'Etwas ist schiefgegangen.',
  loading: 'Wird geladen …',
  find: 'Namen suchen',
  nothingFound: 'Kein Name passt',
  danger: {
    title: 'Achtung, hier wird gelöscht!',
    undo: 'Sie können das rückgängig machen, solange dieses Fenster geöffnet bleibt.',
  },
};
