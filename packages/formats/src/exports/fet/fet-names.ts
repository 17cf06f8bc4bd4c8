import type { Draft, Id, ScheduleStructure } from '@bellgrid/model';
import { periodTimes } from '../../imports/fet/draft/period-times.ts';

/** The names by which FET knows the draft's items: FET tells items of one kind apart by nothing else. */
export interface FetNames {
  readonly days: readonly string[];
  readonly hours: readonly string[];
  readonly teachers: ReadonlyMap<Id, string>;
  readonly groups: ReadonlyMap<Id, string>;
  readonly classrooms: ReadonlyMap<Id, string>;
  readonly subjects: ReadonlyMap<Id, string>;
}

export function createFetNames(draft: Draft, structure: ScheduleStructure): FetNames {
  return {
    days: [...unique(draft.schoolData.days.map(({ id, label }) => [id, label])).values()],
    hours: hourNames(structure),
    teachers: unique(Object.values(draft.teachers).map(({ id, name }) => [id, name])),
    groups: unique(Object.values(draft.groups).map(({ id, name }) => [id, name])),
    classrooms: unique(Object.values(draft.classrooms).map(({ id, name }) => [id, name])),
    subjects: subjectNames(draft),
  };
}

/** Distinct names: a number is added to a name in use. */
export function unique(items: readonly (readonly [Id, string])[]): Map<Id, string> {
  const taken = new Set<string>();
  return new Map(
    items.map(([id, name]) => {
      const base = name.trim() || '?';
      let free = base;
      for (let number = 2; taken.has(free); number += 1) free = `${base} ${number}`;
      taken.add(free);
      return [id, free];
    }),
  );
}

/** Subjects of one name are one in FET, unless the same people have them: then they would become one here, too. */
function subjectNames(draft: Draft): Map<Id, string> {
  const taken = new Set<string>();
  return new Map(
    Object.values(draft.subjects).map(({ id, name, teachers, groups }) => {
      const base = name.trim() || '?';
      let free = base;
      const key = (): string => JSON.stringify([free, [...teachers].sort(), [...groups].sort()]);
      for (let number = 2; taken.has(key()); number += 1) free = `${base} ${number}`;
      taken.add(key());
      return [id, free];
    }),
  );
}

/** The labels of the periods where they differ and read as their times do; else the times. */
function hourNames({ periods }: ScheduleStructure): string[] {
  const labels = periods.map(({ label }) => label.trim());
  const { times } = periodTimes(labels);
  const isRead = periods.every(
    ({ periodStart, periodEnd }, index) =>
      times[index]?.start === periodStart && times[index]?.end === periodEnd,
  );
  if (isRead && new Set(labels).size === labels.length && !labels.includes('')) return labels;
  return periods.map(({ periodStart, periodEnd }) => `${clock(periodStart)} - ${clock(periodEnd)}`);
}

function clock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
