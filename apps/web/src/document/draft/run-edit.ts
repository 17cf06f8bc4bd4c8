import { openDraft } from './draft-source.ts';

/** Runs a command on the open draft as one step to undo. A refusal is shown and answered with false. */
export const runEdit = openDraft.run;
