import {
  type Classroom,
  CONTRACT_PERIODS,
  checkNumber,
  classroomSchema,
  type Group,
  groupSchema,
  type Id,
  isEmailAddress,
  MAX_TEACHER_SHORT_NAME,
  type Teacher,
  teacherSchema,
} from '@bellgrid/model';
import { MAX_ITEM_NAME, type NameShelf } from './name-shelf.ts';
import type { PlanContext } from './plan-context.ts';
import { readRooms } from './read-rooms.ts';
import { cellsInRow, colorInRow, nameFaults, nameInRow, type RowCell, withoutUnit } from './row-reader.ts';
import { readNamedStructure } from './subject-members.ts';
import { fieldsOf, type TableKind } from './table-fields.ts';
import { issue, type TableIssue, type ValueFault } from './table-issue.ts';
import type { PlannedRow } from './table-plan.ts';

/** The values that a row gives to its item, field by field, and the cells that give none. */
interface Said<Item> {
  readonly fields: Partial<Item>;
  readonly ignored: readonly TableIssue<ValueFault>[];
}

interface Planned<Item> {
  readonly rows: readonly PlannedRow[];
  readonly items: readonly Item[];
}

export const planTeachers = (context: PlanContext): Planned<Teacher> =>
  planItems(context, 'teachers', context.teachers, teacherSaid, (fields) => teacherSchema.parse(fields));

export const planGroups = (context: PlanContext): Planned<Group> =>
  planItems(context, 'groups', context.groups, groupSaid, (fields) => groupSchema.parse(fields));

export const planClassrooms = (context: PlanContext): Planned<Classroom> =>
  planItems(context, 'classrooms', context.classrooms, classroomSaid, (fields) =>
    classroomSchema.parse(fields),
  );

/** One item per row, identified by its name. Fields that a row leaves empty stay as they are. */
function planItems<Item extends { readonly id: Id; readonly name: string }>(
  context: PlanContext,
  kind: TableKind,
  shelf: NameShelf<Item>,
  saidOf: (context: PlanContext, cell: RowCell, known: Item | null) => Said<Item>,
  create: (fields: object) => Item,
): Planned<Item> {
  const seen = new Map<string, number>();
  const items: Item[] = [];
  const rows = context.request.rows.map((row): PlannedRow => {
    const cell = cellsInRow(row, context.request.mapping);
    const name = nameInRow(cell);
    const known = name === '' ? [] : shelf.find(name, cell('shortName'));
    const item = known[0] ?? null;
    const faults = nameFaults(name, MAX_ITEM_NAME);
    const identity = shelf.identityOf(name);
    const earlier = seen.get(identity);
    if (known.length > 1) faults.push(issue('name-ambiguous', { name }));
    if (name !== '' && earlier !== undefined) faults.push(issue('repeated', { row: earlier }));
    const hasShortName = context.request.mapping.shortName !== undefined;
    const identified = {
      number: row.number,
      name,
      ...(hasShortName ? { shortName: cell('shortName') } : {}),
    };
    const wrong = { ...identified, faults, ignored: [], notes: [], changes: [] };
    if (faults.length > 0) return { ...wrong, outcome: 'wrong' };
    seen.set(identity, row.number);
    const { fields, ignored } = saidOf(context, cell, item);
    const planned = { ...wrong, ignored };
    if (item === null) {
      items.push(create({ id: context.newId(), name, color: context.nextColor(kind), ...fields }));
      return { ...planned, outcome: 'add' };
    }
    const updated = { ...item, ...fields };
    const changes = fieldsOf(kind).filter(
      (field) => Reflect.get(item, field) !== Reflect.get(updated, field),
    );
    if (changes.length === 0) return { ...planned, outcome: 'same' };
    items.push(updated);
    return { ...planned, outcome: 'update', changes };
  });
  return { rows, items };
}

function teacherSaid(context: PlanContext, cell: RowCell): Said<Teacher> {
  const { fields, ignored } = colored(context, cell);
  const said: Partial<Teacher> = { ...fields };
  const email = cell('email');
  if (email !== '' && isEmailAddress(email)) said.email = email;
  else if (email !== '') ignored.push(issue('email-invalid', { value: email }));
  const shortName = cell('shortName').replaceAll('\n', ' ');
  const max = MAX_TEACHER_SHORT_NAME;
  if (shortName.length > max) ignored.push(issue('short-name-too-long', { value: shortName, max }));
  else if (shortName !== '') said.shortName = shortName;
  const contract = cell('contractPeriods');
  if (contract !== '') {
    const { value, issue: refused } = checkNumber(withoutUnit(contract), CONTRACT_PERIODS);
    if (refused === null) said.contractPeriods = value;
    else ignored.push(issue('contract-not-a-number', { value: contract, max: CONTRACT_PERIODS.most }));
  }
  return { fields: said, ignored };
}

function classroomSaid(context: PlanContext, cell: RowCell): Said<Classroom> {
  const { fields, ignored } = colored(context, cell);
  const building = cell('building').replaceAll('\n', ' ');
  const isTooLong = building.length > MAX_ITEM_NAME;
  if (isTooLong)
    ignored.push(issue('building-too-long', { value: building.slice(0, 40), max: MAX_ITEM_NAME }));
  return { fields: building === '' || isTooLong ? fields : { ...fields, building }, ignored };
}

function groupSaid(context: PlanContext, cell: RowCell, known: Group | null): Said<Group> {
  const { fields, ignored } = colored(context, cell);
  const said: Partial<Group> = { ...fields };
  if (known === null) said.structure = context.structure;
  const wanted = cell('structure');
  const { structure, ignored: unclear } = readNamedStructure(context, wanted);
  ignored.push(...unclear);
  if (structure !== null && known !== null && known.structure !== structure) {
    ignored.push(issue('structure-fixed', { value: wanted }));
  } else if (structure !== null) said.structure = structure;
  if (!context.draft.config.isClassroomsEnabled) return { fields: said, ignored };
  const rooms = readRooms(context, cell('classroom'), 1);
  ignored.push(...rooms.ignored);
  const [room] = rooms.resolve();
  if (room !== undefined) said.classroom = room;
  return { fields: said, ignored };
}

function colored(
  context: PlanContext,
  cell: RowCell,
): { fields: { color?: string }; ignored: TableIssue<ValueFault>[] } {
  const color = colorInRow(cell('color'), context.request.colorNames);
  if (color === undefined) return { fields: {}, ignored: [issue('color-unknown', { value: cell('color') })] };
  return { fields: color === null ? {} : { color }, ignored: [] };
}
