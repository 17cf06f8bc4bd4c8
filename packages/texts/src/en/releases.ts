/** The release notes, loaded when they are opened: newest first. */
export const releases = {
  title: 'Release notes',
  entries: [
    {
      version: '1.65',
      points: [
        'Schedule Structure: build your periods from a few numbers, mark the school hours, move periods together.',
        'Find anything with the command palette: press Ctrl K (⌘ K on a Mac).',
        'A short help for every screen, behind the question mark beside its title.',
        'Undo and redo for everything, with the name of the step.',
        'Import schools from FET, with a report of what was carried over.',
        'Home: the state of the schedule in one line, the next step, loads and recent versions.',
        'Your account: two-factor sign-in, passkeys, sessions, and a download of all your data.',
      ],
    },
    {
      version: '1.61',
      points: ['Beta: export the schedule to Excel, beside PDF.'],
    },
  ],
};
