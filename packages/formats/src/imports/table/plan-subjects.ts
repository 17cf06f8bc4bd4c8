import { type Draft, type Id, type ImportTableArgs, type Subject, subjectSchema } from '@bellgrid/model';
import type { PlanContext } from './plan-context.ts';
import { createSubjectMatch } from './subject-match.ts';
import { readSubjectRow, type SubjectRow } from './subject-row.ts';
import type { TableField } from './table-fields.ts';
import { issue, type RowFault, type RowNote, type TableIssue } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';
import type { PlannedRow } from './table-plan.ts';

/** The fields of a subject that a row changes, in the order of display. */
function changedFields(known: Subject, fields: Partial<Subject>): TableField[] {
  const differs = (field: 'color' | 'shortName' | 'classroom') =>
    fields[field] !== undefined && fields[field] !== known[field];
  const listDiffers = (field: 'groups' | 'teachers' | 'viableClassrooms') =>
    fields[field] !== undefined && [...fields[field]].sort().join() !== [...known[field]].sort().join();
  const changed: TableField[] = [];
  if (differs('shortName')) changed.push('shortName');
  if (listDiffers('groups')) changed.push('groups');
  if (listDiffers('teachers')) changed.push('teachers');
  if (differs('classroom') || listDiffers('viableClassrooms')) changed.push('classroom');
  if (differs('color')) changed.push('color');
  return changed;
}

/** Lessons that a subject gets, by length, and those that it loses. */
interface LessonChanges {
  readonly added: readonly number[];
  readonly removed: readonly Id[];
}

/**
 * The changes that turn a subject's lessons into lessons of these lengths (null: as they are). Lessons that
 * fit stay; of those too many the unplaced go first, then the last; locked ones go last of all.
 */
function changeLessons(draft: Draft, subject: Subject, lengths: readonly number[] | null): LessonChanges {
  if (lengths === null) return { added: [], removed: [] };
  const wanted = [...lengths];
  const surplus: Id[] = [];
  for (const id of inOrderOfKeeping(draft, subject)) {
    const at = wanted.indexOf(draft.lessons[id]?.numPeriods ?? 0);
    if (at === -1) surplus.push(id);
    else wanted.splice(at, 1);
  }
  return { added: wanted, removed: surplus };
}

function inOrderOfKeeping(draft: Draft, subject: Subject): Id[] {
  const rank = (id: Id) => {
    const lesson = draft.lessons[id];
    if (lesson?.locked) return 0;
    return lesson?.timeSlot ? 1 : 2;
  };
  return [...subject.lessons].sort((a, b) => rank(a) - rank(b));
}

/** More would hold up the window for too long. */
const MAX_NEW_LESSONS = 20_000;

interface PlannedSubjects {
  readonly rows: readonly PlannedRow[];
  /** The outcomes of the plan. */
  readonly sharedRows: number;
  readonly subjects: ImportTableArgs['subjects'];
  readonly removedLessons: string[];
}

type RightRow = Extract<SubjectRow, { faults: null }>;
type Outcome = Pick<PlannedRow, 'outcome' | 'changes' | 'notes'>;

/**
 * One subject per row, or one for each of its classes, identified by its name with its classes and teachers. Classes that
 * a subject of the school has together stay so. Fields that a row leaves empty stay.
 */
export function planSubjects(context: PlanContext): PlannedSubjects {
  const { draft, newId } = context;
  const match = createSubjectMatch(draft);
  const subjects: ImportTableArgs['subjects'] = [];
  const removedLessons: string[] = [];
  let lessonsLeft = MAX_NEW_LESSONS;

  const lessonsOf = (lengths: readonly number[]) => {
    lessonsLeft -= lengths.length;
    return lengths.map((numPeriods) => ({ id: newId(), numPeriods }));
  };

  const add = (said: RightRow, overlaps: string | null): Outcome => {
    const lengths = said.lengthsOfNew;
    const { color, shortName } = said.fields;
    const { lessons: _none, ...subject } = subjectSchema.parse({
      id: newId(),
      name: said.name,
      structure: said.structure,
      ...said.fields,
    });
    // Without them the command gives the subject those of its name.
    subjects.push({ subject: { ...subject, color, shortName }, newLessons: lessonsOf(lengths) });
    const { name } = said;
    const notes: TableIssue<RowNote>[] = [...said.notes];
    notes.push(
      lengths.length === 0 ? issue('no-lessons', { name }) : issue('with-lessons', { count: lengths.length }),
    );
    if (overlaps !== null) notes.push(issue('duplicate-name', { name, class: overlaps }));
    return { outcome: 'add', changes: [], notes };
  };

  const update = (said: RightRow, known: Subject): Outcome => {
    const { added, removed } = changeLessons(draft, known, said.lengths);
    const changes = changedFields(known, said.fields);
    const notes: TableIssue<RowNote>[] = [...said.notes];
    if (added.length > 0) notes.push(issue('lessons-added', { count: added.length }));
    if (removed.length > 0) notes.push(issue('lessons-removed', { count: removed.length }));
    if (added.length + removed.length > 0) changes.push('lessons');
    if (changes.length === 0) return { outcome: 'same', changes, notes };
    const placed = known.lessons.filter((id) => draft.lessons[id]?.timeSlot != null).length;
    if (changes.includes('teachers') && placed > 0) notes.push(issue('moves-to-staging', { count: placed }));
    const { lessons: _own, ...stored } = known;
    subjects.push({ subject: { ...stored, ...said.fields }, newLessons: lessonsOf(added) });
    removedLessons.push(...removed);
    return { outcome: 'update', changes, notes };
  };

  let sharedRows = 0;
  const plan = (row: TableRow): PlannedRow => {
    const said = readSubjectRow(context, row);
    const { number } = row;
    const { name, members } = said;
    const identity = { number, name, members };
    const wrong = (faults: readonly TableIssue<RowFault>[]): PlannedRow => {
      return { ...identity, outcome: 'wrong', changes: [], faults, ignored: [], notes: [] };
    };
    if (said.faults !== null) return wrong(said.faults);
    const found = match(said.key, number);
    if ('fault' in found) return wrong([found.fault]);
    if (found.subject === null && !said.hasMembers) return wrong([issue('nobody')]);
    const groups = [...new Set(said.key.groups)];
    const isShared = found.subject === null && groups.length > 1;
    if (isShared) sharedRows += 1;
    const parts = isShared && !context.request.sitTogether ? groups : [null];
    const asked = said.lengthsOfNew.length * parts.length;
    if (asked > lessonsLeft) {
      return wrong([issue('too-many-lessons', { value: asked, max: MAX_NEW_LESSONS })]);
    }
    const carryOut = (own: RightRow, { subject, overlaps }: Pick<typeof found, 'subject' | 'overlaps'>) =>
      subject ? update(own, subject) : add(own, overlaps);
    const ofClasses = parts.flatMap((group) =>
      group === null ? [] : [{ group, match: match({ ...said.key, groups: [group] }, number) }],
    );
    const faults = ofClasses.flatMap((each) => ('fault' in each.match ? [each.match.fault] : []));
    if (faults.length > 0) return wrong(faults.slice(0, 1));
    const { ignored } = said;
    const right = { ...said, fields: { ...said.fields, ...said.roomFields() } };
    if (ofClasses.length === 0) return { ...identity, faults: [], ignored, ...carryOut(right, found) };
    const outcomes = ofClasses.flatMap(({ group, match: own }) =>
      'fault' in own ? [] : [carryOut({ ...right, fields: { ...right.fields, groups: [group] } }, own)],
    );
    return { ...identity, faults: [], ignored, ...together(outcomes) };
  };

  const rows = context.request.rows.map(plan);
  return { rows, sharedRows, subjects, removedLessons };
}

/** The outcome of a row that is carried out for each of its classes. */
function together(outcomes: readonly Outcome[]): Outcome {
  const kinds = new Set(outcomes.map(({ outcome }) => outcome));
  const notes = new Map(outcomes.flatMap((each) => each.notes).map((note) => [JSON.stringify(note), note]));
  return {
    outcome: kinds.has('add') ? 'add' : kinds.has('update') ? 'update' : 'same',
    changes: [...new Set(outcomes.flatMap((each) => each.changes))],
    notes: [issue('for-each-class', { count: outcomes.length }), ...notes.values()],
  };
}
