import type { Draft, Id } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { namesOf } from '../../fields/draft-items.ts';

/** A record that a finding names, with the address of its card. */
export interface FindingItem {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
  readonly path: string;
  /** The classes of a subject or lesson: many have the same name. */
  readonly classes: readonly string[];
}

interface NamedRecord {
  readonly name: string;
  readonly color: string;
  readonly groups?: readonly Id[];
}

/** The records of a finding that still exist: classes, teachers, classrooms, subjects, lessons. */
export function findingItems(draft: Draft, finding: SolverFinding): readonly FindingItem[] {
  const of = (records: Readonly<Record<Id, NamedRecord>>, ids: readonly Id[], pathOf: (id: Id) => string) =>
    ids.flatMap((id) => {
      const record = records[id];
      if (!record) return [];
      const { name, color, groups = [] } = record;
      return [{ id, name, color, path: pathOf(id), classes: namesOf(draft.groups, groups) }];
    });
  const rooms = draft.config.isClassroomsEnabled ? finding.classrooms : [];
  return [
    ...of(draft.groups, finding.groups, (id) => `/classes/${id}`),
    ...of(draft.teachers, finding.teachers, (id) => `/teachers/${id}`),
    ...of(draft.classrooms, rooms, (id) => `/classrooms/${id}`),
    ...of(draft.subjects, finding.subjects, (id) => `/subjects/${id}`),
    ...of(draft.lessons, finding.lessons, (id) => `/subjects/${draft.lessons[id]?.subject}/lessons/${id}`),
  ];
}

/** The classes of a finding's subjects and lessons, where it does not name them itself: for links in its sentence only. */
export function impliedItems(draft: Draft, finding: SolverFinding): readonly FindingItem[] {
  const owners = [
    ...finding.subjects.map((id) => draft.subjects[id]),
    ...finding.lessons.map((id) => draft.lessons[id]),
  ];
  const ids = new Set(owners.flatMap((owner) => owner?.groups ?? []));
  for (const id of finding.groups) ids.delete(id);
  return [...ids].flatMap((id) => {
    const group = draft.groups[id];
    return group ? [{ id, name: group.name, color: group.color, path: `/classes/${id}`, classes: [] }] : [];
  });
}
