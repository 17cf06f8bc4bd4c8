import { commands, type Draft } from '@bellgrid/model';
import type { SaveReason } from '@bellgrid/protocol';
import { currentUserQuery } from '../../platform/current-user.ts';
import { forgetSchoolMemory } from '../../platform/page-memory/page-memory.ts';
import { queryClient } from '../../platform/query-client.ts';
import { draftSession } from '../draft/draft-session.ts';
import { openDraft } from '../draft/draft-source.ts';
import { acknowledgeRun } from '../run/end-run.ts';
import { useSolver } from '../run/use-solver.ts';
import { endOffers } from '../saving/kept-entries.ts';
import { saveNow } from '../saving/saver.ts';

const mayHaveSeveralStructures = (): boolean =>
  draftSession.draft.config.isMultipleStructuresEnabled ||
  queryClient.getQueryData(currentUserQuery.queryKey)?.isMultipleScheduleStructuresEnabled === true;

/**
 * Puts another school in place of the open one, as one step that can be undone, and saves it at once. The
 * outcome of the latest run goes with the school that leaves. The account's own data stays: the accepted
 * terms, and the school's name when the other has none.
 */
export function replaceOpenDraft(other: Draft, reason?: SaveReason): Promise<boolean> {
  const { config, schoolData } = draftSession.draft;
  const draft: Draft = {
    ...other,
    config: {
      ...other.config,
      hasAcceptedTerms: config.hasAcceptedTerms,
      // The server refuses what the account may not have.
      isMultipleStructuresEnabled: other.config.isMultipleStructuresEnabled && mayHaveSeveralStructures(),
    },
    schoolData: { ...other.schoolData, schoolName: other.schoolData.schoolName || schoolData.schoolName },
  };
  if (!openDraft.run(commands.replaceDraft, { draft })) return Promise.resolve(false);
  forgetSchoolMemory();
  // They are of the school that leaves.
  endOffers();
  // The result of a run is for the school that it read; ids alone do not tell two imported schools apart.
  const { instanceID, acknowledged } = useSolver.getState();
  if (instanceID !== null && !acknowledged) void acknowledgeRun();
  return saveNow(reason);
}
