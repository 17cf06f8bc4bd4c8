import { type Draft, type Id, WEIGHT, type Weight } from '@bellgrid/model';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';

const KEY = 'constraints.weightsBeforeOff';

type Weights = Readonly<Record<Id, Weight>>;

const remembered = (): Weights => (schoolMemory(usePageMemory.getState())[KEY] as Weights | undefined) ?? {};

/** Keeps the weight of a constraint that is switched off; those of deleted ones are forgotten. */
export function keepWeight({ constraints }: Draft, id: Id, weight: Weight): void {
  const left = Object.entries({ ...remembered(), [id]: weight }).filter(([each]) => each in constraints);
  rememberOfSchool(KEY, Object.fromEntries(left));
}

/** The weight that a constraint had before it was switched off, also before the page was loaded; else undefined. */
export function keptWeight(id: Id): Weight | undefined {
  const weight = remembered()[id];
  return Object.values<unknown>(WEIGHT).includes(weight) && weight !== WEIGHT.OFF ? weight : undefined;
}
