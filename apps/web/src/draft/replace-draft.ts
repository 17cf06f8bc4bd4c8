import { commands, type Draft } from '@bellgrid/model';
import type { SaveReason } from '@bellgrid/protocol';
import { saveNow } from '../saving/saver.ts';
import { draftSession } from './draft-session.ts';

/**
 * Puts another school in place of the open one, as one step that can be undone, and saves it at once.
 * What belongs to the account stays: the accepted terms, and the school's name when the other has none.
 */
export function replaceOpenDraft(other: Draft, reason?: SaveReason): Promise<boolean> {
  const { config, schoolData } = draftSession.draft;
  const draft: Draft = {
    ...other,
    config: { ...other.config, hasAcceptedTerms: config.hasAcceptedTerms },
    schoolData: { ...other.schoolData, schoolName: other.schoolData.schoolName || schoolData.schoolName },
  };
  draftSession.store.run(commands.replaceDraft, { draft });
  return saveNow(reason);
}
