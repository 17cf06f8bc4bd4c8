import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';

const OFFERED = 'usualRulesOffered';

/** True once the open school has declined the usual rules. */
export const useOfferIsOver = (): boolean => usePageMemory(isOfferOver);

type State = Parameters<typeof schoolMemory>[0];

export const isOfferOver = (state: State): boolean => schoolMemory(state)[OFFERED] === true;

/** The open school is not asked again; another one that takes its place is. */
export const endOffer = (): void => rememberOfSchool(OFFERED, true);
