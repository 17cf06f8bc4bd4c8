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

/** All that is stored about an account and its school, the pages of the log included, as one document. */
export async function allOwnData(user: SignedInUser) {
  const [signedIn, saved, run, trial, published, picture, auditLog] = await Promise.all([
    call(sessions, {}),
    call(versions, {}),
    call(solver, {}),
    call(whatIf, {}),
    call(publication, {}),
    user.logo ? request(logo.path, {}) : null,
    allEntries((page) => call(schoolAuditLog, { ...page }), MOST_ENTRIES),
  ]);
  const instanceID = run.executionInstance?.id;
  const kept = instanceID === undefined ? null : await call(solverImprovements, { instanceID });
  return {
    account: user,
    school: draftSession.file(),
    versions: saved.versions,
    sessions: signedIn.sessions,
    latestRun: run,
    betterTimetables: kept?.improvements ?? [],
    whatIf: trial,
    publication: published.publication,
    logo: picture && { type: 'image/png', base64: base64Of(new Uint8Array(await picture.arrayBuffer())) },
    auditLog,
  };
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
