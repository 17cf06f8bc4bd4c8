import {
  logo,
  publication,
  type SignedInUser,
  schoolAuditLog,
  sessions,
  solver,
  solverImprovements,
  versions,
  whatIf,
} from '@bellgrid/protocol';
import { draftSession } from '../../document/draft/draft-session.ts';
import { allEntries } from '../../platform/api/audit-pages.ts';
import { call, request } from '../../platform/api/call.ts';

/** The newest entries of the log that the document has. */
const MOST_ENTRIES = 20_000;

/** The parts of the own data that are fetched from the server. */
export type OwnDataPart =
  | 'versions'
  | 'sessions'
  | 'latestRun'
  | 'betterTimetables'
  | 'whatIf'
  | 'publication'
  | 'logo'
  | 'auditLog';

/**
 * All that is stored about an account and its school, the pages of the log included, as one document. A part that cannot
 * be had is null in it, and its name in `missing`.
 */
export async function allOwnData(user: SignedInUser) {
  const missing: OwnDataPart[] = [];
  const part = async <Value>(name: OwnDataPart, load: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await load();
    } catch (error) {
      console.warn(`the own data are without: ${name}`, error);
      missing.push(name);
      return null;
    }
  };
  const runs = async () => {
    const latestRun = await part('latestRun', () => call(solver, {}));
    const instanceID = latestRun?.executionInstance?.id;
    const betterTimetables =
      latestRun !== null && instanceID === undefined
        ? []
        : await part('betterTimetables', async () => {
            if (instanceID === undefined) throw new Error('the latest run is not known');
            return (await call(solverImprovements, { instanceID })).improvements;
          });
    return { latestRun, betterTimetables };
  };
  const [sessionsHere, saved, ofRuns, trial, published, picture, log] = await Promise.all([
    part('sessions', async () => (await call(sessions, {})).sessions),
    part('versions', async () => (await call(versions, {})).versions),
    runs(),
    part('whatIf', () => call(whatIf, {})),
    part('publication', async () => (await call(publication, {})).publication),
    user.logo ? part('logo', async () => (await request(logo.path, {})).arrayBuffer()) : null,
    part('auditLog', () => allEntries((page) => call(schoolAuditLog, { ...page }), MOST_ENTRIES)),
  ]);
  return {
    account: user,
    school: draftSession.file(),
    versions: saved,
    sessions: sessionsHere,
    ...ofRuns,
    whatIf: trial,
    publication: published,
    logo: picture && { type: 'image/png', base64: base64Of(new Uint8Array(picture)) },
    auditLog: log,
    missing,
  };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
