import type { Version } from '@bellgrid/protocol';
import { Refusal } from '../errors/refusal.ts';
import { publishUser } from '../live/publish-documents.ts';
import { presentVersion } from '../presenters/present-version.ts';
import type { SaveOutcome } from '../versions/version-store.ts';
import type { CallContext } from './handler.ts';

/**
 * Answers what became the current version and tells every open session of it, and of a new name of the school;
 * throws OUT_OF_SYNC.
 */
export async function answerSave(
  context: CallContext,
  outcome: SaveOutcome,
  sessionID: string,
): Promise<{ version: Version }> {
  if (outcome.kind === 'outOfSync') {
    const { currentHash } = outcome;
    throw new Refusal('OUT_OF_SYNC', 'Another session has saved something else.', { currentHash });
  }
  const version = presentVersion(outcome.version);
  if (outcome.kind === 'saved') {
    const { userId } = context.caller;
    context.bus.publish({ kind: 'message', userId, name: 'version', payload: { version, sessionID } });
    // The save is done: that the news of it could not be told is no failure of it.
    if (outcome.isRenamed)
      await publishUser(context, userId).catch((error: unknown) =>
        context.log.warn({ err: error }, 'the new name of a school was not told to its browsers'),
      );
  }
  return { version };
}
