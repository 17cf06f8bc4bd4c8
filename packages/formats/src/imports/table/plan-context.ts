import {
  type AlikeNames,
  type Classroom,
  classroomSchema,
  createAlikeNames,
  type Draft,
  type Group,
  groupSchema,
  type Id,
  nameKey,
  palette,
  subjectStructure,
  type Teacher,
  teacherSchema,
} from '@bellgrid/model';
import { type CommaReader, createCommaReader, createNameShelf, type NameShelf } from './name-shelf.ts';
import type { TableKind } from './table-fields.ts';
import type { TableRequest } from './table-plan.ts';

/** The context for planning the rows of one table. */
export interface PlanContext {
  readonly draft: Draft;
  readonly request: TableRequest;
  readonly newId: () => Id;
  readonly groups: NameShelf<Group>;
  readonly teachers: NameShelf<Teacher>;
  readonly classrooms: NameShelf<Classroom>;
  readonly alikeTeachers: AlikeNames;
  readonly commaReader: CommaReader;
  /** The structure of rows that name no other. */
  readonly structure: Id;
  /** The next colour of the palette for a new item. */
  nextColor(kind: TableKind): string;
  /** Structures of that name. */
  structuresNamed(name: string): readonly Id[];
}

export function createPlanContext(draft: Draft, request: TableRequest, newId: () => Id): PlanContext {
  const picked = { ...draft.pickedColors };
  const nextColor = (kind: TableKind) => {
    const color = palette[picked[kind] % palette.length] ?? palette[0];
    picked[kind] += 1;
    return color.value;
  };
  const common = (kind: TableKind, name: string) => ({ id: newId(), name, color: nextColor(kind) });
  const teachers = Object.values(draft.teachers);
  const taught = request.mapping.teachers;
  const alikeTeachers = createAlikeNames(teachers, request.persons);
  const commaReader = createCommaReader(
    taught === undefined ? [] : request.rows.map(({ cells }) => cells[taught] ?? ''),
    teachers,
    request.commaNamesAreOne,
  );
  return {
    draft,
    request,
    newId,
    groups: createNameShelf(draft.groups, (name, structure) =>
      groupSchema.parse({ ...common('groups', name), structure }),
    ),
    teachers: createNameShelf(draft.teachers, (name) => teacherSchema.parse(common('teachers', name)), {
      shortNameOf: ({ shortName }) => shortName,
      alike: alikeTeachers,
      isOnePerson: commaReader.isOnePerson,
    }),
    alikeTeachers,
    commaReader,
    classrooms: createNameShelf(draft.classrooms, (name) =>
      classroomSchema.parse(common('classrooms', name)),
    ),
    structure: subjectStructure(draft, [], null),
    nextColor,
    structuresNamed(name) {
      const key = nameKey(name);
      return Object.values(draft.schoolData.structures)
        .filter((each) => nameKey(each.name) === key)
        .map((each) => each.id);
    },
  };
}
