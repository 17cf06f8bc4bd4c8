import { randomBytes } from 'node:crypto';
import { latestVersion, saveDraft, versions } from '@bellgrid/protocol';
import { type Answer, type Client, draftFile } from './client.ts';

/** Saves of one school that the server has acknowledged, to be found again after any crash. */
export class CrashWriter {
  readonly client: Client;
  readonly #acknowledged: string[] = [];
  readonly #padding: string;
  #count = 0;

  /** `padding` makes every draft longer by this number of characters, which do not compress well. */
  constructor(client: Client, padding = 0) {
    this.client = client;
    this.#padding = randomBytes((padding * 3) / 4).toString('base64');
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** Saves one draft after another, each as a version of its own, until the server is gone. */
  async writeUntilGone(onAcknowledged: () => void): Promise<void> {
    const base = await this.#answer(() => this.client.call(latestVersion, {}));
    let baseHash = base?.version?.hash ?? '';
    for (;;) {
      const request = { baseHash, sessionID: 'writer', saveReason: 'solution' } as const;
      const file = draftFile({ count: this.#count++, padding: this.#padding });
      const saved = await this.#answer(() => this.client.call(saveDraft, request, file));
      if (!saved) return;
      baseHash = saved.version.hash;
      this.#acknowledged.push(baseHash);
      onAcknowledged();
    }
  }

  /** Null when the server or its database is gone; throws when it refuses for another reason. */
  async #answer<Body>(ask: () => Promise<Answer<Body>>): Promise<Body | null> {
    const answer = await ask().catch(() => null);
    if (!answer || answer.status === 503) return null;
    if (answer.status !== 200) throw new Error(`A save was refused: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** The acknowledged saves that the server, or another one, does not have. */
  async lost(client: Client = this.client): Promise<string[]> {
    const { body } = await client.call(versions, {});
    const kept = new Set(body.versions.map(({ hash }) => hash));
    return this.#acknowledged.filter((hash) => !kept.has(hash));
  }
}

/**
 * Lets writers save until `kill` has been called and has taken the server away: after a number of
 * acknowledgements, and one of each writer at least.
 */
export async function writeThroughCrash(
  writers: readonly CrashWriter[],
  { acknowledgements, kill }: { readonly acknowledgements: number; readonly kill: () => void },
): Promise<void> {
  let left = acknowledgements;
  let isKilled = false;
  const onAcknowledged = () => {
    left -= 1;
    if (isKilled || left > 0 || writers.some(({ acknowledged }) => acknowledged === 0)) return;
    isKilled = true;
    kill();
  };
  await Promise.all(writers.map((writer) => writer.writeUntilGone(onAcknowledged)));
}
