import {
  abbreviate,
  type ImportTableArgs,
  MAX_SHORT_NAME,
  type Subject,
  subjectSchema,
} from '@bellgrid/model';
import { changeLessons } from './change-lessons.ts';
import { lessonLengths } from './lesson-lengths.ts';
import type { PlanContext } from './plan-context.ts';
import { cellsOf, colorOf, nameFaults, nameOf } from './row-reader.ts';
import { createSubjectMatch, type SubjectKey } from './subject-match.ts';
import { readMembers } from './subject-members.ts';
import type { TableField } from './table-fields.ts';
import { issue, type RowFault, type RowNote, type TableIssue } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';
import type { PlannedRow } from './table-plan.ts';

const MAX_NAME = 300;
/** More would hold up the window for too long. */
const MAX_NEW_LESSONS = 20_000;

interface PlannedSubjects {
  readonly rows: readonly PlannedRow[];
  readonly subjects: ImportTableArgs['subjects'];
  readonly removedLessons: string[];
}

/** One subject a row, known by its name with its classes and teachers. What a row leaves empty stays. */
export function planSubjects(context: PlanContext): PlannedSubjects {
  const match = createSubjectMatch(context.draft);
  const subjects: ImportTableArgs['subjects'] = [];
  const removedLessons: string[] = [];
  let lessonsLeft = MAX_NEW_LESSONS;

  const plan = (row: TableRow): PlannedRow => {
    const { draft, newId } = context;
    const cell = cellsOf(row, context.request.mapping);
    const name = nameOf(cell);
    const faults: TableIssue<RowFault>[] = nameFaults(name, MAX_NAME);
    const notes: TableIssue<RowNote>[] = [];
    const wrong = (): PlannedRow => ({
      number: row.number,
      name,
      outcome: 'wrong',
      changes: [],
      faults,
      notes,
    });

    const color = colorOf(cell('color'));
    if (color === undefined) faults.push(issue('color-unknown', { value: cell('color') }));
    const members = readMembers(context, cell);
    faults.push(...members.faults);
    const longest = draft.schoolData.structures[members.structure]?.periods.length ?? 0;
    const lengths = lessonLengths(cell('lessons'), cell('length'), longest);
    if (!lengths.ok) faults.push(lengths.fault);
    if (faults.length > 0 || !lengths.ok) return wrong();

    const missing = members.resolve();
    faults.push(...missing.faults);
    if (faults.length > 0) return wrong();
    const { groups, teachers, rooms } = missing;
    const key: SubjectKey = {
      name,
      groups: cell('groups') === '' ? null : groups,
      teachers: cell('teachers') === '' ? null : teachers,
    };
    const found = match(key, row.number);
    if ('fault' in found) {
      faults.push(found.fault);
      return wrong();
    }
    const known = found.subject;
    if (known === null && groups.length + teachers.length === 0) faults.push(issue('nobody'));
    if (faults.length > 0) return wrong();

    const shortName = shortNameOf(cell('shortName'), notes);
    const fields: Partial<Subject> = {
      ...(color ? { color } : {}),
      ...(shortName === null ? {} : { shortName }),
      ...(key.groups === null ? {} : { groups: [...groups] }),
      ...(key.teachers === null ? {} : { teachers: [...teachers] }),
      ...roomFields(rooms),
    };
    const changes = known === null ? null : changeLessons(draft, known, lengths.lengths);
    const newLengths = changes?.added ?? lengths.lengths ?? [];
    if (newLengths.length > lessonsLeft) {
      faults.push(issue('too-many-lessons', { value: newLengths.length, max: MAX_NEW_LESSONS }));
      return wrong();
    }
    lessonsLeft -= newLengths.length;
    const newLessons = newLengths.map((numPeriods) => ({ id: newId(), numPeriods }));

    if (known === null) {
      notes.push(
        newLessons.length === 0
          ? issue('no-lessons', { name })
          : issue('with-lessons', { count: newLessons.length }),
      );
      if (found.overlaps !== null) notes.push(issue('duplicate-name', { name, class: found.overlaps }));
      const { lessons: _none, ...subject } = subjectSchema.parse({
        id: newId(),
        name,
        shortName: abbreviate(name),
        structure: members.structure,
        color: context.nextColor('subjects'),
        ...fields,
      });
      subjects.push({ subject, newLessons });
      return { number: row.number, name, outcome: 'add', changes: [], faults, notes };
    }
    const { lessons, ...stored } = known;
    const changed: TableField[] = changedFields(known, fields);
    if (changes && changes.added.length > 0) {
      notes.push(issue('lessons-added', { count: changes.added.length }));
    }
    if (changes && changes.removed.length > 0) {
      notes.push(issue('lessons-removed', { count: changes.removed.length }));
    }
    if (changes && changes.added.length + changes.removed.length > 0) changed.push('lessons');
    if (changed.includes('teachers')) {
      const placed = lessons.filter((id) => draft.lessons[id]?.timeSlot != null).length;
      if (placed > 0) notes.push(issue('moves-to-staging', { count: placed }));
    }
    if (changed.length === 0) {
      return { number: row.number, name, outcome: 'same', changes: [], faults, notes };
    }
    subjects.push({ subject: { ...stored, ...fields }, newLessons });
    removedLessons.push(...(changes?.removed ?? []));
    return { number: row.number, name, outcome: 'update', changes: changed, faults, notes };
  };

  return { rows: context.request.rows.map(plan), subjects, removedLessons };
}

function shortNameOf(text: string, notes: TableIssue<RowNote>[]): string | null {
  if (text === '') return null;
  const short = [...text].slice(0, MAX_SHORT_NAME).join('').slice(0, MAX_SHORT_NAME);
  if (short !== text) notes.push(issue('short-name-cut', { value: short }));
  return short;
}

/** One room is the subject's; of several the solver chooses. */
function roomFields(rooms: readonly string[]): Partial<Subject> {
  const [first, ...others] = rooms;
  if (first === undefined) return {};
  return others.length === 0
    ? { classroom: first, viableClassrooms: [] }
    : { classroom: null, viableClassrooms: [...rooms] };
}

function changedFields(known: Subject, fields: Partial<Subject>): TableField[] {
  const differs = (field: 'color' | 'shortName') =>
    fields[field] !== undefined && fields[field] !== known[field];
  const listDiffers = (field: 'groups' | 'teachers' | 'viableClassrooms') =>
    fields[field] !== undefined && [...fields[field]].sort().join() !== [...known[field]].sort().join();
  const changed: TableField[] = [];
  if (differs('shortName')) changed.push('shortName');
  if (listDiffers('groups')) changed.push('groups');
  if (listDiffers('teachers')) changed.push('teachers');
  const roomDiffers = fields.classroom !== undefined && fields.classroom !== known.classroom;
  if (roomDiffers || listDiffers('viableClassrooms')) changed.push('classroom');
  if (differs('color')) changed.push('color');
  return changed;
}
