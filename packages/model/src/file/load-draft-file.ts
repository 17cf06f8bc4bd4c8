import type { Draft } from '../draft/draft.ts';
import { STORE_VERSION } from '../draft/draft.ts';
import type { Message } from '../messages/message.ts';
import { value as messageValue } from '../messages/value.ts';
import { SOLUTION_VERSION, type SolutionStore, solutionStoreSchema } from '../records/solution.ts';
import { isPlain, type Plain, valueKind } from '../values/plain.ts';
import type { DraftFile } from './draft-file.ts';
import { createReport, type LoadFinding, type Report } from './load-finding.ts';
import { FILE_VERSION, migrateFile, migrateStore } from './migrations/migrate.ts';
import { parseJson } from './parse-json.ts';
import { repairDraft } from './repair/repair-draft.ts';
import { repairValue } from './repair/repair-value.ts';

export type LoadResult =
  | { readonly ok: true; readonly file: DraftFile; readonly findings: readonly LoadFinding[] }
  | { readonly ok: false; readonly findings: readonly LoadFinding[] };

/**
 * Reads the text of a draft file, of any version up to ours: parse, migrate, repair. Gives a valid draft
 * with what had to be dropped or repaired, or the reasons why there is none. Never throws, never hangs.
 */
export function loadDraftFile(text: string): LoadResult {
  const parsed = parseJson(text);
  return parsed.ok ? loadDraftValue(parsed.value) : { ok: false, findings: [fault('', parsed.message)] };
}

const storeKeys = ['schoolData', 'teachers', 'groups', 'subjects', 'lessons'];

/** The refusal that reading a file of any version would end in, by its envelope alone; null when it would be read. */
export function envelopeFault(value: unknown): LoadFinding | null {
  const envelope = readEnvelope(value, createReport());
  return 'refusal' in envelope ? envelope.refusal : null;
}

function loadDraftValue(value: unknown): LoadResult {
  const report = createReport();
  const envelope = readEnvelope(value, report);
  if ('refusal' in envelope) return { ok: false, findings: [envelope.refusal] };
  const { file, store, storeVersion } = envelope;
  const dataStore = repairDraft(migrateStore(store, storeVersion), 'dataStore', report);
  const solutionStore = repairSolution(file.solutionStore, dataStore, report);
  const pageMemory = isPlain(file.pageMemory) ? file.pageMemory : {};
  return {
    ok: true,
    file: { fileVersion: FILE_VERSION, dataStore, solutionStore, pageMemory },
    findings: report.findings(),
  };
}

/** The envelope in today's version with the store in its own, or why there is no draft in it. */
function readEnvelope(
  value: unknown,
  report: Report,
): { refusal: LoadFinding } | { file: Plain; store: Plain; storeVersion: number } {
  const refuse = (path: string, message: Message) => ({ refusal: fault(path, message) });
  if (!isPlain(value))
    return refuse('', { code: 'loading.notAnObject', values: { found: valueKind(value) } });
  for (const part of ['dataStore', 'solutionStore', 'pageMemory']) {
    const found = value[part];
    if (found === undefined || isPlain(found)) continue;
    const values = { part: messageValue.text(part), found: valueKind(found) };
    return refuse(part, { code: 'loading.partNotAnObject', values });
  }
  const isBare = value.dataStore === undefined && storeKeys.some((key) => isPlain(value[key]));
  if (value.dataStore === undefined && !isBare) {
    return refuse('dataStore', { code: 'loading.noDataStore' });
  }
  const fileVersion = versionOf(value.fileVersion, isBare ? 1 : 2, 'fileVersion', report);
  if (fileVersion > FILE_VERSION) return refuse(...tooNew('fileVersion', fileVersion, FILE_VERSION));
  const file = migrateFile(value, isBare ? 1 : fileVersion);
  const store = isPlain(file.dataStore) ? file.dataStore : {};
  const storeVersion = versionOf(store.version, 1, 'dataStore.version', report);
  if (storeVersion > STORE_VERSION) {
    return refuse(...tooNew('dataStore.version', storeVersion, STORE_VERSION));
  }
  return { file, store, storeVersion };
}

function versionOf(version: unknown, absent: number, path: string, report: Report): number {
  if (version === undefined) return absent;
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 1) return version;
  const found = messageValue.text(JSON.stringify(version)?.slice(0, 40) ?? '');
  report.add('repaired', path, { code: 'loading.noVersion', values: { found, absent } });
  return absent;
}

function tooNew(path: string, version: number, known: number): [string, Message] {
  return [path, { code: 'loading.tooNew', values: { path: messageValue.text(path), version, known } }];
}

const fault = (path: string, message: Message): LoadFinding => ({ severity: 'error', path, message });

/** The stored result, if it still means something for this draft; a broken one is dropped. */
function repairSolution(raw: unknown, draft: Draft, report: Report): SolutionStore {
  const path = 'solutionStore';
  const store: Plain = { ...(isPlain(raw) ? raw : {}) };
  if (store.version !== undefined && store.version !== SOLUTION_VERSION) {
    if (store.solution) report.add('dropped', `${path}.solution`, 'loading.unknownResult');
    return solutionStoreSchema.parse({});
  }
  const repaired = repairValue(solutionStoreSchema, store, path, report) ?? solutionStoreSchema.parse({});
  if (!repaired.solution) return repaired;
  const { placements, unplaced } = repaired.solution;
  const isKnown = (id: string) => draft.lessons[id] !== undefined;
  const left = placements.filter((placement) => isKnown(placement.lesson));
  if (left.length < placements.length) {
    const count = placements.length - left.length;
    report.add('dropped', `${path}.solution.placements`, {
      code: 'loading.strayPlacements',
      values: { count },
    });
  }
  const solution = { ...repaired.solution, placements: left, unplaced: unplaced.filter(isKnown) };
  return { ...repaired, solution };
}
