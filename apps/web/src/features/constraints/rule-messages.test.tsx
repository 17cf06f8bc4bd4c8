// @vitest-environment happy-dom
import { type KindName, knownRules } from '@bellgrid/constraints';
import {
  type Constraint,
  createExampleSchool,
  type Draft,
  type Id,
  type RuleFormIssue,
  type RuleOwnerType,
  type RuleValues,
} from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openInDom,
  openSchool,
  toasts,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { newRules } from '../constraint-editor/rule-row.ts';
import { type FormRule, newRule, SentenceForm, storedRule } from './SentenceForm.tsx';

const YOUNG = 'young';

/** The example school without constraints, with a class of its own times and a subject of it. */
function schoolOfTwoStructures(): Draft {
  const draft = createExampleSchool();
  const [structure] = Object.values(draft.schoolData.structures);
  const [group] = Object.values(draft.groups);
  const [subject] = Object.values(draft.subjects);
  if (!structure || !group || !subject) throw new Error('The example school has these.');
  return {
    ...draft,
    constraints: {},
    schoolData: {
      ...draft.schoolData,
      structures: { ...draft.schoolData.structures, [YOUNG]: { ...structure, id: YOUNG, name: 'Primary' } },
    },
    groups: { ...draft.groups, [YOUNG]: { ...group, id: YOUNG, structure: YOUNG, subjects: [YOUNG] } },
    subjects: {
      ...draft.subjects,
      [YOUNG]: { ...subject, id: YOUNG, structure: YOUNG, groups: [YOUNG], teachers: [], lessons: [] },
    },
  };
}

const school = schoolOfTwoStructures();
const ids = (records: Readonly<Record<Id, unknown>>): [Id, Id, Id] => {
  const [a = '', b = '', c = ''] = Object.keys(records);
  return [a, b, c];
};
const [ada, ben, eve] = ids(school.teachers);
const [firstClass, secondClass] = ids(school.groups);
const [art, music] = ids(school.subjects);
const [lesson, otherLesson] = ids(school.lessons);
const double = Object.values(school.lessons).find(({ numPeriods }) => numPeriods > 1)?.subject ?? '';

afterEach(closeDom);

/** A form of a rule with these values in place of those that it begins with. */
function form(kind: KindName, type: RuleOwnerType, of: readonly Id[], values: RuleValues = {}): FormRule {
  const { row } = newRule(school, kind, { type, ids: [] });
  return { owners: { type, ids: of }, row: { ...row, values: { ...row.values, ...values } } };
}

/** The rules that a form adds to a school without any. */
const rulesOf = ({ owners, row }: FormRule): readonly Constraint[] =>
  newRules(knownRules({}), owners, row).added;

/** Opens the form of a rule in a school that has others. */
async function open(
  entered: FormRule,
  present: readonly Constraint[] = [],
  stored: Constraint | null = null,
) {
  openSchool({ ...school, constraints: Object.fromEntries(present.map((each) => [each.id, each])) });
  await openInDom(<SentenceForm initial={entered} stored={stored} onCancel={() => {}} onDone={() => {}} />);
}

const messages = () => [...document.querySelectorAll('form [role=status] p')].map((each) => each.textContent);
const submit = () => document.querySelector<HTMLButtonElement>('form button[type=submit]');

interface Case {
  readonly text: string;
  readonly entered: FormRule;
  readonly present?: readonly Constraint[];
  /** It keeps nothing from being saved. */
  readonly isWarning?: boolean;
}

const bothTeachers = form('maxGapsPerDay', 'teacher', [ada, ben]);
const bothClasses = form('maxGapsPerDay', 'group', [firstClass, secondClass]);
const more = { maxGaps: 3 };
const together = { subjects: [art, music] };

/** A form has no kind that is not chosen: `no-constraint-type` is told by the search for kinds that has the focus. */
const cases: Readonly<Record<Exclude<RuleFormIssue, 'no-constraint-type'>, Case>> = {
  'class-has-similar': {
    text: 'A constraint on this class of the same type exists. Edit the existing constraint instead.',
    entered: form('maxGapsPerDay', 'group', [firstClass]),
    present: rulesOf(form('maxGapsPerDay', 'group', [firstClass], more)),
  },
  'classes-have-similar': {
    text: 'One of the selected classes already has a constraint of this form.',
    entered: bothClasses,
    present: rulesOf(form('maxGapsPerDay', 'group', [firstClass, secondClass], more)),
  },
  'classes-have-this': {
    text: 'One of the selected classes already has this constraint',
    entered: bothClasses,
    present: rulesOf(bothClasses),
  },
  'empty-window': {
    text: 'The last period must not be before the first.',
    entered: form('maxDaysInWindow', 'teacher', [ada], { start: 2, end: 2, maxDays: 1 }),
  },
  'exact-duplicate': {
    text: 'This constraint already exists.',
    entered: form('onDay', 'subject', [art], { values: [1] }),
    present: rulesOf(form('onDay', 'subject', [art], { values: [1] })),
  },
  'no-cells': {
    text: 'Choose at least one cell.',
    entered: form('allowedCells', 'lesson', [lesson], { lessons: [lesson] }),
  },
  'no-classes': { text: 'Choose at least one class.', entered: form('maxGapsPerDay', 'group', []) },
  'no-classrooms': {
    text: 'Choose at least one classroom.',
    entered: form('roomPreference', 'lesson', [lesson], { lessons: [lesson] }),
  },
  'no-lessons-chosen': { text: 'Choose at least one lesson.', entered: form('onDay', 'lesson', []) },
  'no-period': {
    text: 'Choose a period.',
    entered: form('maxDaysInWindow', 'teacher', [ada], { start: 0, end: 99, maxDays: 1 }),
  },
  'no-run-of-periods': {
    text: 'The lesson does not fit into the chosen periods.',
    entered: form('atPeriod', 'subject', [double], { values: [0] }),
    isWarning: true,
  },
  'no-subjects': { text: 'Choose at least one subject.', entered: form('onDay', 'subject', []) },
  'no-target': {
    text: 'Choose what the constraint relates to.',
    entered: form('sameDay', 'subject', [art]),
  },
  'no-teachers': { text: 'Choose at least one teacher.', entered: form('maxGapsPerDay', 'teacher', []) },
  'no-values': { text: 'Choose at least one.', entered: form('onDay', 'subject', [art]) },
  'periods-need-one-structure': {
    text: 'Subjects of several schedule structures have no periods in common. Use minutes.',
    entered: form('consecutive', 'subject', [art], { subjects: [art, YOUNG], units: 'period' }),
  },
  'similar-duplicate': {
    text: 'A constraint on these subjects already exists with a different spacing value. Try editing the existing constraint instead.',
    entered: form('consecutive', 'subject', [art], together),
    present: rulesOf(form('consecutive', 'subject', [art], { ...together, spacing: 2 })),
  },
  'similar-values': {
    text: 'There is already a constraint of this type with other values.',
    entered: form('onDay', 'subject', [art], { values: [2] }),
    present: rulesOf(form('onDay', 'subject', [art], { values: [1] })),
    isWarning: true,
  },
  'subject-on-both-sides': {
    text: 'A subject cannot be in both lists.',
    entered: form('notConsecutive', 'subject', [art], { subjectsA: [art], subjectsB: [music, art] }),
  },
  'subjects-of-several-structures': {
    text: "You've selected subjects from more than one structure. Please ensure all selected subjects belong to the same schedule structure.",
    entered: form('splitAround', 'subject', [art], { subjects: [art, YOUNG] }),
  },
  'target-is-base': {
    text: 'Choose a different subject or lesson.',
    entered: form('sameDay', 'subject', [art], { other: art }),
  },
  'teacher-has-similar': {
    text: 'A constraint on this teacher of the same type exists. Edit the existing constraint instead.',
    entered: form('maxGapsPerDay', 'teacher', [ada]),
    present: rulesOf(form('maxGapsPerDay', 'teacher', [ada], more)),
  },
  'teachers-have-similar': {
    text: 'One of the selected teachers already has a constraint of this form.',
    entered: bothTeachers,
    present: rulesOf(form('maxGapsPerDay', 'teacher', [ada, ben], more)),
  },
  'teachers-have-this': {
    text: 'One of the selected teachers already has this constraint',
    entered: bothTeachers,
    present: rulesOf(bothTeachers),
  },
  'two-lessons': {
    text: 'Choose two different lessons.',
    entered: form('adjacent', 'lesson', [lesson], { lessons: [lesson] }),
  },
};

test.each(Object.entries(cases))(
  '%s is told in the form',
  async (_, { text, entered, present, isWarning }) => {
    await open(entered, present);
    // A form that nothing was entered in is silent.
    if (entered.owners.ids.length === 0) {
      expect(messages()).toEqual([]);
      const number = document.querySelector('[data-sentence] input[inputmode]');
      if (number) await use(number, 'ArrowUp');
      else await use(document.querySelector('fieldset [aria-pressed=false]'), ' ');
    }
    expect(messages()).toEqual([text]);
    expect(submit()?.disabled).toBe(!isWarning);
  },
);

test.each([
  ['one teacher', form('maxGapsPerDay', 'teacher', [ada]), 'Teacher constraint added successfully'],
  ['several teachers', bothTeachers, 'Added constraints to selected teachers'],
  ['one class', form('maxGapsPerDay', 'group', [firstClass]), 'Constraint successfully added!'],
  ['several classes', bothClasses, 'Added constraints to selected classes'],
  ['one subject', form('onDay', 'subject', [art], { values: [1] }), 'Constraint successfully added!'],
  [
    'several subjects',
    form('onDay', 'subject', [art, music], { values: [1] }),
    'Added constraints to selected subjects',
  ],
  [
    'lessons',
    form('onDay', 'lesson', [lesson, otherLesson], { values: [1] }),
    'Constraint successfully added!',
  ],
  [
    'subjects in a row',
    form('consecutive', 'subject', [], together),
    'Consecutive constraint added successfully',
  ],
  [
    'a split',
    form('splitAround', 'subject', [], { ...together, periodIndex: 1 }),
    'Split Around constraint added successfully',
  ],
  [
    'subjects apart',
    form('notConsecutive', 'subject', [], { subjectsA: [art], subjectsB: [music] }),
    'Not Consecutive constraint added successfully',
  ],
])('a rule of %s that was added is told', async (_, entered, text) => {
  await open(entered);
  await use(submit());
  expect(toasts()).toEqual([text]);
  const added = Object.values(draftSession.draft.constraints);
  expect(added).toHaveLength(Math.max(1, entered.owners.ids.length));
  await meanwhile(() => draftSession.store.undo());
  expect(draftSession.draft.constraints).toEqual({});
});

test('those of several teachers who have a rule of the kind are skipped and counted, before and after', async () => {
  const [rule] = rulesOf(form('maxGapsPerDay', 'teacher', [ben], more));
  await open(form('maxGapsPerDay', 'teacher', [ada, ben, eve]), rule ? [rule] : []);
  const words = '1 constraint(s) already exist. Adding 2 constraint(s)';
  expect(document.querySelector('form')?.textContent).toContain(words);
  expect(elementsNamed('button', 'Add 2 constraints')).toEqual([submit()]);
  await use(submit());
  expect(toasts()).toEqual([words]);
  expect(Object.values(draftSession.draft.constraints).map((each) => 'base' in each && each.base)).toEqual([
    ben,
    ada,
    eve,
  ]);
});

test('a stored rule that repeats another is edited all the same; without a change there is nothing to save', async () => {
  const [rule] = rulesOf(form('onDay', 'subject', [art], { values: [1] }));
  if (!rule) throw new Error('The form is complete.');
  const twin = { ...rule, id: 'twin' };
  const entered = storedRule(school, rule);
  if (!entered) throw new Error('The rule has a form.');
  await open(entered, [rule, twin], rule);
  expect([messages(), submit()?.disabled]).toEqual([[], true]);
  await use(document.querySelector('fieldset [aria-pressed=false]'), ' ');
  expect([messages(), submit()?.disabled]).toEqual([[], false]);
  await use(submit());
  expect(toasts()).toEqual(['Constraint successfully saved!']);
});
