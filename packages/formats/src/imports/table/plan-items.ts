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
  nameKey,
  type Teacher,
  teacherSchema,
} from '@bellgrid/model';
import { MAX_ITEM_NAME, type NameShelf } from './name-shelf.ts';
import type { PlanContext } from './plan-context.ts';
import { cellsInRow, colorInRow, nameFaults, nameInRow, type RowCell } from './row-reader.ts';
import { fieldsOf, type TableKind } from './table-fields.ts';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';
import type { PlannedRow } from './table-plan.ts';

/** The values that a row gives to its item, field by field, and its faults. */
interface Said<Item> {
  readonly fields: Partial<Item>;
  readonly faults: readonly TableIssue<RowFault>[];
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
    const known = name === '' ? [] : shelf.find(name);
    const item = known[0] ?? null;
    const { fields, faults: said } = saidOf(context, cell, item);
    const faults = [...nameFaults(name, MAX_ITEM_NAME), ...said];
    const earlier = seen.get(nameKey(name));
    if (known.length > 1) faults.push(issue('name-ambiguous', { name }));
    if (name !== '' && earlier !== undefined) faults.push(issue('repeated', { row: earlier }));
    const planned = { number: row.number, name, faults, notes: [], changes: [] };
    if (faults.length > 0) return { ...planned, outcome: 'wrong' };
    seen.set(nameKey(name), row.number);
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

function teacherSaid(_context: PlanContext, cell: RowCell): Said<Teacher> {
  const { fields, faults } = colored(cell);
  const said: Partial<Teacher> = { ...fields };
  const email = cell('email');
  if (email !== '') said.email = email;
  if (email !== '' && !isEmailAddress(email)) faults.push(issue('email-invalid', { value: email }));
  const shortName = cell('shortName').replaceAll('\n', ' ');
  if (shortName !== '') said.shortName = shortName;
  const max = MAX_TEACHER_SHORT_NAME;
  if (shortName.length > max) faults.push(issue('short-name-too-long', { value: shortName, max }));
  const contract = cell('contractPeriods');
  if (contract !== '') {
    const { value, issue: refused } = checkNumber(contract, CONTRACT_PERIODS);
    if (refused === null) said.contractPeriods = value;
    else faults.push(issue('contract-not-a-number', { value: contract, max: CONTRACT_PERIODS.most }));
  }
  return { fields: said, faults };
}

function classroomSaid(_context: PlanContext, cell: RowCell): Said<Classroom> {
  const { fields, faults } = colored(cell);
  const building = cell('building').replaceAll('\n', ' ');
  if (building.length > MAX_ITEM_NAME) faults.push(issue('name-too-long', { max: MAX_ITEM_NAME }));
  return { fields: building === '' ? fields : { ...fields, building }, faults };
}

function groupSaid(context: PlanContext, cell: RowCell, known: Group | null): Said<Group> {
  const { fields, faults } = colored(cell);
  const said: Partial<Group> = { ...fields };
  if (known === null) said.structure = context.structure;
  const wanted = cell('structure');
  if (wanted !== '') {
    const [structure, ...others] = context.structuresNamed(wanted);
    if (structure === undefined) faults.push(issue('structure-unknown', { value: wanted }));
    else if (others.length > 0) faults.push(issue('name-ambiguous', { name: wanted }));
    else if (known !== null && known.structure !== structure) faults.push(issue('structure-fixed'));
    else said.structure = structure;
  }
  if (context.draft.config.isClassroomsEnabled) {
    const room = context.classrooms.lookUp(cell('classroom'));
    const [unknown] = room.unknown;
    faults.push(...room.faults);
    for (const name of room.unknown) context.classrooms.want(name);
    if (!context.request.addMissing)
      faults.push(...room.unknown.map((value) => issue('classroom-unknown', { value })));
    const [first] = room.found;
    if (first) said.classroom = first.id;
    else if (unknown !== undefined && faults.length === 0)
      said.classroom = context.classrooms.make(unknown, context.structure).id;
  }
  return { fields: said, faults };
}

function colored(cell: RowCell): { fields: { color?: string }; faults: TableIssue<RowFault>[] } {
  const color = colorInRow(cell('color'));
  if (color === undefined) return { fields: {}, faults: [issue('color-unknown', { value: cell('color') })] };
  return { fields: color === null ? {} : { color }, faults: [] };
}
