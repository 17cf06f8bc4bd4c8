import type { Version } from '@bellgrid/protocol';
import { Refusal } from '../errors/refusal.ts';
import { presentVersion } from '../presenters/present-version.ts';
import type { SaveOutcome } from '../versions/version-store.ts';
import type { CallContext } from './handler.ts';

/** Answers what became the current version and tells every open session of it; throws OUT_OF_SYNC. */
export function answerSave(
  { bus, caller }: CallContext,
  outcome: SaveOutcome,
  sessionID: string,
): { version: Version } {
  if (outcome.kind === 'outOfSync') {
    const { currentHash } = outcome;
    throw new Refusal('OUT_OF_SYNC', 'Another session has saved something else.', { currentHash });
  }
  const version = presentVersion(outcome.version);
  if (outcome.kind === 'saved') {
    const { userId } = caller;
    bus.publish({ kind: 'message', userId, name: 'version', payload: { version, sessionID } });
  }
  return { version };
}
