import type { ParseKeys } from 'i18next';

/** A control in a picture: its role, or `field` for one with a label; and the id of the text that is its name. */
export type PicturedControl = readonly [role: 'button' | 'field' | 'region' | 'tab', name: ParseKeys];

/**
 * The pictures of the help, by topic and section, each with controls that it shows. `npm run help-pictures` takes them
 * from the real screens. `e2e/help-pictures.spec.ts` fails when one of the controls is no longer there, and
 * `help-pictures.test.ts` when one has another name now.
 */
export const helpPictures: Readonly<Record<string, readonly PicturedControl[]>> = {
  'setup.build': [
    ['field', 'structure.build.count'],
    ['field', 'structure.build.length'],
    ['button', 'structure.build.addBreak'],
    ['button', 'structure.build.button'],
  ],
  'setup.last': [
    ['button', 'structure.day.add'],
    ['button', 'structure.period.add'],
  ],
  'classrooms.which': [
    ['button', 'lists.classrooms.add'],
    ['button', 'lists.filterBar'],
  ],
  'classes.time': [
    ['button', 'lists.groups.add'],
    ['button', 'lists.showList'],
  ],
  'teachers.available': [['region', 'calendar.title']],
  'subjects.matrix': [
    ['button', 'curriculum.turn'],
    ['button', 'curriculum.paste'],
  ],
  'constraints.add': [['field', 'constraints.addSearch']],
  'constraints.badges': [
    ['tab', 'constraints.tab.subject'],
    ['button', 'rules.add'],
  ],
  'schedule.generate': [
    ['button', 'solver.validate'],
    ['button', 'solver.generate'],
    ['button', 'solver.settings.open'],
  ],
  'export.exportPdf': [
    ['button', 'output.screen.toPdf'],
    ['button', 'output.screen.downloadPdf'],
    ['button', 'output.screen.toExcel'],
  ],
  'publish.publishShows': [['field', 'publish.language']],
};
