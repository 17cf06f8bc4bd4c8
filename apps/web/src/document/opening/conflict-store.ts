import { type ChangedRecord, conflictKey, type Draft, type Side } from '@bellgrid/model';
import { create } from 'zustand';

export type Choices = ReadonlyMap<string, Side>;

/**
 * The records that two windows have changed in different ways, with the drafts of both and their common base.
 */
export interface WindowConflict {
  readonly records: readonly ChangedRecord[];
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
}

interface Asked extends WindowConflict {
  readonly answer: (choices: Choices) => void;
}

/** The conflict that the user is asked about now. */
export const useConflict = create<{ readonly asked: Asked | null }>(() => ({ asked: null }));

/** Asks the user which side to keep of each record. */
export function askForChoices(conflict: WindowConflict): Promise<Choices> {
  return new Promise((resolve) => {
    const answer = (choices: Choices) => {
      useConflict.setState({ asked: null });
      resolve(choices);
    };
    useConflict.setState({ asked: { ...conflict, answer } });
  });
}

/** The records of a conflict without a choice. */
export const withoutChoice = (records: readonly ChangedRecord[], choices: Choices): ChangedRecord[] =>
  records.filter((record) => !choices.has(conflictKey(record)));
