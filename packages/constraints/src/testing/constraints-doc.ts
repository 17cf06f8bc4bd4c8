import {
  categories,
  classroomSchema,
  createDraft,
  type Draft,
  groupSchema,
  lessonSchema,
  subjectSchema,
  teacherSchema,
} from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind, Family } from '../rule-forms/define-constraint.ts';
import { inEnglish } from './in-english.ts';

const FAMILIES: Record<Exclude<Family, 'run'>, string> = {
  calendar: 'Calendars',
  subjectField: 'Fields of a subject',
  subject: 'Subject and lesson constraints',
  teacher: 'Teacher constraints',
  group: 'Class constraints',
  ofSubject: 'Constraints of one subject',
  teacherOrGroup: 'Constraints of a teacher or a class',
  workload: 'Constraints of sets of subjects',
  lessons: 'Constraints of sets of lessons',
};

/** A draft whose records are called after their role, so that default sentences read as patterns. */
function patternDraft(): Draft {
  const draft = createDraft();
  const structure = Object.keys(draft.schoolData.structures)[0] ?? '';
  draft.teachers.teacher = teacherSchema.parse({ id: 'teacher', name: '{teacher}' });
  draft.groups.group = groupSchema.parse({ id: 'group', name: '{class}', structure });
  draft.classrooms.classroom = classroomSchema.parse({ id: 'classroom', name: '{classroom}' });
  for (const [id, name] of [
    ['subject', '{subject}'],
    ['other', '{other subject}'],
  ] as const) {
    draft.subjects[id] = subjectSchema.parse({ id, name, structure });
  }
  for (const [id, name] of [
    ['lesson', '{lesson}'],
    ['other', '{other lesson}'],
  ] as const) {
    draft.lessons[id] = lessonSchema.parse({ id, name, subject: 'subject', structure });
  }
  return draft;
}

function row(kind: AnyKind, draft: Draft): string {
  const name = kind.name === kind.kind ? `\`${kind.kind}\`` : `\`${kind.name}\``;
  const cells = [
    kind.beyond ? `${name} +` : name,
    inEnglish(draft, kind.ruleMessage(kind.defaults(draft), draft)),
    kind.definition,
    kind.category,
    kind.fet ?? '–',
    kind.xhstt ?? '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The document of all kinds, made from the registry. */
export function constraintsDoc(): string {
  const draft = patternDraft();
  const all: AnyKind[] = Object.values(kinds);
  const used = categories.filter((category) => all.some((kind) => kind.category === category));
  const sections = Object.entries(FAMILIES).map(([family, title]) => {
    const rows = all.filter((kind) => kind.family === family).map((kind) => row(kind, draft));
    return `## ${title}

| kind | says, with its defaults | amount | category | FET | XHSTT |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
  });
  return `# Constraint kinds

Made from the registry in \`packages/constraints/src/kinds\`; a test fails when it is stale and names the command that writes it again. ${all.length} kinds in the categories ${used.join(', ')} (and \`teacherCalendarYellow\` for the soft cells of teachers). A \`+\` marks kinds that other products do not have. The amount of a rule is what it costs, times its effective weight; a hard rule's amount is 0. What an amount means in detail is in the semantics; unplaced lessons excuse the rules that demand presence.

${sections.join('\n')}
## Decisions

- A teacher whose weight is off has neither red nor yellow cells while the category of those cells is enabled.
- The gaps and the first period of a person with lessons in several structures are taken over the periods of all of them; of overlapping empty periods as many count as do not overlap.
- "At least n periods a day" without empty days covers every day on which the class has an open period.
- A break (\`teacherBreak\`) in minutes is bare time between occupied periods; the other gaps in minutes are 0 between neighbouring periods.
- A lesson begins (ends) the day of its classes when no lesson of them that may not share time with it is earlier (later) on that day.
- Buildings: lessons without a room, or in a room without a building, are skipped.
- A lesson without a room breaks no room preference.
- Beyond 4096 combinations of tracks, the class is taken as a whole.
- A locked lesson without a room chooses one among its viable rooms.

## The dashboard beside its specification

The Constraints Dashboard differs from the specification on purpose in these points:

- The Subjects tab has one column *Constraint* with the whole sentence in place of the columns Subject and Constraint: a sentence names its subject, and half of the kinds have two or none. Selecting is a checkbox in the column of the state, so that the actions keep their place.
- *Add constraint* is one search over all kinds in place of a picker of four types: with ${all.length} kinds, four types would not lead to most of them. The filter *All types* still narrows the table.
- *Conflicting* is a button that stays pressed in every tab, also in Lesson Spread in place of a checkbox, because it filters the table and belongs to no row.
- The side pane of a calendar fills the height of the window in place of 68 or 80 % of it: more teachers are in sight without scrolling.
- A classroom is *Blocked* in its form, in the dashboard and in messages alike. The specification has that word for the form of a classroom and *Not Available* for the pane of all calendars; teachers and classes are *Not Available* in both.
- A soft constraint for all teachers, classes or subjects marks no lesson of the schedule (*Show soft errors*): it would mark most of them. It is shown at its rule, with the lessons that it is about.
`;
}
