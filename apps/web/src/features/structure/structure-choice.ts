import type { Id, ScheduleStructure } from '@bellgrid/model';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';

const CHOSEN = 'structure';

/** The structure whose tab was open last; null for the first one. */
export function useStructureChoice(): Id | null {
  const id = usePageMemory((state) => schoolMemory(state)[CHOSEN]);
  return typeof id === 'string' ? id : null;
}

export const chooseStructure = (id: Id | null): void => rememberOfSchool(CHOSEN, id);

export interface StructureTabsState {
  /** Sorted by name. */
  readonly structures: readonly ScheduleStructure[];
  readonly chosen: ScheduleStructure | undefined;
  /** True when tabs are shown: when several are enabled, and always with several. */
  readonly hasTabs: boolean;
  /** True when another one may be added: only when all existing ones are initialised. */
  readonly canAdd: boolean;
  /** True when the chosen one may be deleted: only beside another that is initialised. */
  readonly canDelete: boolean;
}

/** The tabs for some structures; `enabled` allows several. */
export function structureTabs(
  all: Readonly<Record<Id, ScheduleStructure>>,
  wanted: Id | null,
  enabled: boolean,
): StructureTabsState {
  const structures = sortedForReader(all);
  const built = structures.filter((structure) => !structure.isUninitialized);
  const chosen = structures.find((structure) => structure.id === wanted) ?? structures[0];
  return {
    structures,
    chosen,
    hasTabs: enabled || structures.length > 1,
    canAdd: enabled && built.length === structures.length,
    canDelete: chosen !== undefined && built.some(({ id }) => id !== chosen.id),
  };
}

/** A name for another structure that none has yet: 'Schedule Structure 2'. */
export function newStructureName(
  structures: readonly ScheduleStructure[],
  named: (number: number) => string,
): string {
  const taken = new Set(structures.map((structure) => structure.name.trim().toLowerCase()));
  let number = structures.length + 1;
  while (taken.has(named(number).toLowerCase())) number += 1;
  return named(number);
}
