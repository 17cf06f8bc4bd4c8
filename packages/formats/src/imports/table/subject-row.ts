import { cutText, type Id, MAX_PERIODS, MAX_SHORT_NAME, type Subject } from '@bellgrid/model';
import { lessonLengths } from './lesson-lengths.ts';
import type { PlanContext } from './plan-context.ts';
import { cellsInRow, colorInRow, nameFaults, nameInRow } from './row-reader.ts';
import type { SubjectKey } from './subject-match.ts';
import { type MemberNames, readMembers } from './subject-members.ts';
import { issue, type RowFault, type RowNote, type TableIssue, type ValueFault } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';

const MAX_NAME = 300;

/** The values of a subject's row, or the faults that it has by itself. */
export type SubjectRow =
  | {
      readonly name: string;
      readonly members: MemberNames;
      readonly faults: readonly TableIssue<RowFault>[];
    }
  | {
      readonly name: string;
      readonly members: MemberNames;
      readonly faults: null;
      readonly key: SubjectKey;
      /** True when the row names a class or a teacher. */
      readonly hasMembers: boolean;
      readonly structure: Id;
      /** Only the fields of the row, without those of its classrooms. */
      readonly fields: Partial<Subject>;
      /** Those of its classrooms, made where they are missing, once the row has no other fault. */
      readonly roomFields: () => Partial<Subject>;
      /** The length of each lesson; null when the row does not say. */
      readonly lengths: readonly number[] | null;
      readonly lengthsOfNew: readonly number[];
      /** The cells without whose values the subject is imported. */
      readonly ignored: readonly TableIssue<ValueFault>[];
      readonly notes: readonly TableIssue<RowNote>[];
    };

export function readSubjectRow(context: PlanContext, row: TableRow): SubjectRow {
  const cell = cellsInRow(row, context.request.mapping);
  const name = nameInRow(cell);
  const faults: TableIssue<RowFault>[] = nameFaults(name, MAX_NAME);
  const color = colorInRow(cell('color'), context.request.colorNames);
  const members = readMembers(context, cell);
  faults.push(...members.faults);
  const ignored = [...members.ignored];
  if (color === undefined) ignored.push(issue('color-unknown', { value: cell('color') }));
  const structure = context.draft.schoolData.structures[members.structure];
  // A day that is not built yet has one period.
  const longest = structure?.isUninitialized ? MAX_PERIODS : (structure?.periods.length ?? 0);
  const lengths = lessonLengths(cell('lessons'), cell('length'), longest);
  if (lengths.fault) ignored.push(lengths.fault);
  if (faults.length > 0) return { name, members: members.names, faults };

  const { groups, teachers, faults: unknown } = members.resolve();
  if (unknown.length > 0) return { name, members: members.names, faults: unknown };
  const key = {
    name,
    groups: cell('groups') === '' ? null : groups,
    teachers: cell('teachers') === '' ? null : teachers,
  };
  const shortName = cutText(cell('shortName'), MAX_SHORT_NAME);
  const fields: Partial<Subject> = {
    ...(color ? { color } : {}),
    ...(shortName === '' ? {} : { shortName }),
    ...(key.groups === null ? {} : { groups: [...groups] }),
    ...(key.teachers === null ? {} : { teachers: [...teachers] }),
  };
  return {
    name,
    members: members.names,
    faults: null,
    key,
    hasMembers: groups.length + teachers.length > 0,
    structure: members.structure,
    fields,
    roomFields: () => roomFields(members.rooms.resolve()),
    lengths: lengths.lengths,
    lengthsOfNew: lengths.ofNew,
    ignored,
    notes: shortName === cell('shortName') ? [] : [issue('short-name-cut', { value: shortName })],
  };
}

/** One room is the subject's; of several the solver chooses. */
function roomFields(rooms: readonly Id[]): Partial<Subject> {
  const [first, ...others] = rooms;
  if (first === undefined) return {};
  return others.length === 0
    ? { classroom: first, viableClassrooms: [] }
    : { classroom: null, viableClassrooms: [...rooms] };
}
