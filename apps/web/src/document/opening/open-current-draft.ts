import {
  createSchool,
  type DraftFile,
  FILE_VERSION,
  type LoadFinding,
  loadDraftFile,
  SOLUTION_VERSION,
} from '@bellgrid/model';
import { latestVersion, snapshot, type Version } from '@bellgrid/protocol';
import { call, callForText } from '../../platform/api/call.ts';
import { currentUser } from '../../platform/current-user.ts';
import { loadPageMemory } from '../../platform/page-memory/page-memory.ts';
import { newSchoolNames } from '../../platform/texts/new-school-names.ts';
import { draftSession } from '../draft/draft-session.ts';
import { takeKeptSteps } from '../saving/kept-steps.ts';
import { saver } from '../saving/saver.ts';

/** The place of a record in a draft: its id may be a name. */
const RECORD =
  /\b(teachers|groups|classrooms|subjects|lessons|constraints|customViews|trackSets|structures)\.[^.[]+/g;
const MOST_FAULTS = 50;

/** The saved draft cannot be opened, for the reasons in its findings. */
export class UnreadableDraft extends Error {
  readonly findings: readonly LoadFinding[];
  /** The stored text, so that it can still be downloaded. */
  readonly text: string;

  constructor(findings: readonly LoadFinding[], text: string) {
    // Without the values: an error report has no names, and those of this school are not known.
    const faults = findings.map(({ path, message: { code } }) =>
      path === '' ? code : `${path.replaceAll(RECORD, '$1.…')}: ${code}`,
    );
    super([...new Set(faults)].slice(0, MOST_FAULTS).join('; '));
    this.name = 'UnreadableDraft';
    this.findings = findings;
    this.text = text;
  }
}

interface FetchedDraft {
  readonly text: string;
  readonly file: DraftFile;
}

/** The draft of a saved version; throws {@link UnreadableDraft} when it cannot be opened. */
export async function fetchDraft(id: string, signal?: AbortSignal): Promise<FetchedDraft> {
  const text = await callForText(snapshot, { id }, signal ? { signal } : {});
  const loaded = loadDraftFile(text);
  if (!loaded.ok) throw new UnreadableDraft(loaded.findings, text);
  return { text, file: loaded.file };
}

/** Opens the fetched file as the draft of this version, which is the current one. */
export function openFetched(version: Version, { text, file }: FetchedDraft): void {
  draftSession.open(file, takeKeptSteps(version.hash));
  saver.opened({ hash: version.hash, versionID: version.id, date: version.lastModified, text });
}

async function openNew(): Promise<void> {
  const user = await currentUser();
  const draft = createSchool({
    schoolName: user?.schoolName ?? '',
    hasAcceptedTerms: user?.hasAcceptedTerms ?? false,
    isUninitialized: true,
    ...newSchoolNames(),
  });
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore: draft,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
  saver.opened({ hash: '', versionID: '', date: '', text: null });
}

/** Fetches the current version from the server and opens it in place of the open one. */
export async function reopenCurrentDraft(): Promise<void> {
  const [{ version }] = await Promise.all([call(latestVersion, {}), loadPageMemory()]);
  if (version) openFetched(version, await fetchDraft(version.id));
  else await openNew();
}

/** Opens the current version unless a draft is open already. */
export async function openCurrentDraft(): Promise<void> {
  if (!draftSession.isOpen) await reopenCurrentDraft();
}
