import type { Draft, Id } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';

/** A record that a finding names, with the address of its card. */
export interface FindingItem {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
  readonly path: string;
}

/** The records of a finding that still exist: classes, teachers, classrooms, subjects, lessons. */
export function findingItems(draft: Draft, finding: SolverFinding): readonly FindingItem[] {
  const of = (
    records: Readonly<Record<Id, Omit<FindingItem, 'path'>>>,
    ids: readonly Id[],
    pathOf: (id: Id) => string,
  ) =>
    ids.flatMap((id) => {
      const record = records[id];
      return record ? [{ id, name: record.name, color: record.color, path: pathOf(id) }] : [];
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
