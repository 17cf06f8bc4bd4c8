import type { Draft } from '../records/draft.ts';
import { STORE_VERSION } from '../records/draft.ts';
import { SOLUTION_VERSION, type SolutionStore, solutionStoreSchema } from '../records/solution.ts';
import type { DraftFile } from './draft-file.ts';
import { createReport, type LoadFinding, type Report } from './load-finding.ts';
import { FILE_VERSION, migrateFile, migrateStore } from './migrations/migrate.ts';
import { parseJson } from './parse-json.ts';
import { isPlain, kindOf, type Plain } from './plain.ts';
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
  return parsed.ok ? loadDraftValue(parsed.value) : refused('', parsed.message);
}

const storeKeys = ['schoolData', 'teachers', 'groups', 'subjects', 'lessons'];

function loadDraftValue(value: unknown): LoadResult {
  if (!isPlain(value)) return refused('', `The file holds ${kindOf(value)}; a draft file holds an object.`);
  for (const part of ['dataStore', 'solutionStore', 'pageMemory']) {
    const found = value[part];
    if (found === undefined || isPlain(found)) continue;
    return refused(part, `${part} must be an object, but it is ${kindOf(found)}.`);
  }
  const isBare = value.dataStore === undefined && storeKeys.some((key) => isPlain(value[key]));
  if (value.dataStore === undefined && !isBare) {
    return refused('dataStore', 'The file has no dataStore, so there is no draft in it.');
  }
  const report = createReport();
  const fileVersion = versionOf(value.fileVersion, isBare ? 1 : 2, 'fileVersion', report);
  if (fileVersion > FILE_VERSION) return tooNew('fileVersion', fileVersion, FILE_VERSION);
  const file = migrateFile(value, isBare ? 1 : fileVersion);
  const store = isPlain(file.dataStore) ? file.dataStore : {};
  const storeVersion = versionOf(store.version, 1, 'dataStore.version', report);
  if (storeVersion > STORE_VERSION) return tooNew('dataStore.version', storeVersion, STORE_VERSION);
  const dataStore = repairDraft(migrateStore(store, storeVersion), 'dataStore', report);
  const solutionStore = repairSolution(file.solutionStore, dataStore, report);
  const pageMemory = isPlain(file.pageMemory) ? file.pageMemory : {};
  return {
    ok: true,
    file: { fileVersion: FILE_VERSION, dataStore, solutionStore, pageMemory },
    findings: report.findings(),
  };
}

function versionOf(version: unknown, absent: number, path: string, report: Report): number {
  if (version === undefined) return absent;
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 1) return version;
  report.add(
    'repaired',
    path,
    `${JSON.stringify(version)?.slice(0, 40)} is no version; read as version ${absent}`,
  );
  return absent;
}

function tooNew(path: string, version: number, known: number): LoadResult {
  const message = `The file was made by a newer version of the program (${path} ${version}; this one reads up to ${known}).`;
  return refused(path, `${message} Update the program, then try again.`);
}

function refused(path: string, message: string): LoadResult {
  return { ok: false, findings: [{ severity: 'error', path, message }] };
}

/** The stored result, if it still means something for this draft; a broken one is dropped. */
function repairSolution(raw: unknown, draft: Draft, report: Report): SolutionStore {
  const path = 'solutionStore';
  const store: Plain = { ...(isPlain(raw) ? raw : {}) };
  if (store.version !== undefined && store.version !== SOLUTION_VERSION) {
    if (store.solution) report.add('dropped', `${path}.solution`, 'a result in an unknown form');
    return solutionStoreSchema.parse({});
  }
  const repaired = repairValue(solutionStoreSchema, store, path, report) ?? solutionStoreSchema.parse({});
  if (!repaired.solution) return repaired;
  const { placements, unplaced } = repaired.solution;
  const isKnown = (id: string) => draft.lessons[id] !== undefined;
  const left = placements.filter((placement) => isKnown(placement.lesson));
  if (left.length < placements.length) {
    const count = placements.length - left.length;
    report.add('dropped', `${path}.solution.placements`, `${count} placements of lessons that do not exist`);
  }
  const solution = { ...repaired.solution, placements: left, unplaced: unplaced.filter(isKnown) };
  return { ...repaired, solution };
}
