export const drop = {
  'cell-does-not-fit': 'Diese Zelle passt dort nicht hin',
  'lesson-does-not-fit': 'Diese Unterrichtsstunde passt dort nicht hin',
  'lesson-locked': '{{lesson}} ist fixiert. Heben Sie die Fixierung auf, um die Stunde zu verschieben.',
  'no-such-slot': 'Diese Zeit gibt es in {{structure}} nicht',
  'other-column': 'Sie können Unterrichtsstunden nur innerhalb derselben Klasse (Spalte) verschieben',
  'swap-does-not-fit': 'Dieser Tausch ist nicht möglich, weil die andere Zelle hier nicht hinpasst',
  'too-long': 'Diese Unterrichtsstunde ist {{count, number}} Stunden lang und passt hier nicht hin',
};
