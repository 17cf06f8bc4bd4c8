import type { Draft } from '@bellgrid/model';

/** Names that break files or are taken for formulas, where a format does not take care. */
export const hostileNames = [
  `=cmd|' /C calc'!A0`,
  '@SUM(1+1)*cmd',
  '+49 (0) 89; DROP "TABLE"',
  '-2+3',
  `O'Brien & <script>alert("x")</script> ]]>`,
  'Физика 😀👩🏽‍🔬 é',
  'tab\there\u0000\u0007\u001b[31m bell',
  'line\r\nbreak;BEGIN:VEVENT',
  `${'Donaudampfschifffahrtsgesellschaft '.repeat(9)}`.slice(0, 300),
  '[Sheet]/with\\all:that*Excel?refuses',
  "'apostrophe'",
  'عربى "quoted" עברית',
] as const;

/** Gives the subjects, classes, teachers, rooms and lessons of a school hostile names in turn, and the school one too. */
export function withHostileNames(draft: Draft): Draft {
  const records = [draft.subjects, draft.groups, draft.teachers, draft.classrooms, draft.lessons];
  for (const [offset, all] of records.entries())
    Object.values(all).forEach((record, index) => {
      record.name = hostileNames[(index + offset) % hostileNames.length] ?? '';
    });
  draft.schoolData.schoolName = hostileNames[4];
  return draft;
}
