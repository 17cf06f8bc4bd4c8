import {
  compile,
  countsOfConflicts,
  createConflictSearch,
  preCheck,
  relaxedDraft,
  repairCandidates,
  verifiedRepair,
  verify,
} from '@bellgrid/constraints';

/** Everything that a run asks of the constraints: one object, so that tests can give rules of their own. */
export const constraintRules = {
  preCheck,
  compile,
  verify,
  findConflict: createConflictSearch,
  relaxedDraft,
  repairCandidates,
  verifiedRepair,
  countsOfConflicts,
};

export type Rules = typeof constraintRules;
