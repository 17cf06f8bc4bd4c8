import {
  createDraft,
  type DraftFile,
  FILE_VERSION,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import type { Version } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { createSnapshot } from '../../document/saving/create-snapshot.ts';
import { saver } from '../../document/saving/saver.ts';
import { restoreSavedVersion } from './use-version-actions.ts';

const version = (id: string, changes: Partial<Version> = {}): Version => ({
  id,
  date: '2026-03-01T10:00:00.000Z',
  lastModified: '2026-03-01T10:00:00.000Z',
  label: null,
  saveReason: null,
  revertedFrom: null,
  hash: 'h0',
  statistics: null,
  ...changes,
});

const fileOf = (schoolName: string): DraftFile => ({
  fileVersion: FILE_VERSION,
  dataStore: createDraft({ schoolName }),
  solutionStore: { version: SOLUTION_VERSION, solution: null },
  pageMemory: {},
});

/** The requests to the server: method, path and body. */
const asked: string[] = [];
let answers: Record<string, unknown>;

beforeEach(() => {
  asked.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(`${init.method} ${address}${init.body ? ` ${String(init.body)}` : ''}`);
    const answer = answers[address];
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  });
  draftSession.open(fileOf('Hill School'));
  saver.opened({ hash: 'h0', versionID: 'v0', date: '', text: serializeDraftFile(draftSession.file()) });
});

afterEach(() => {
  saver.closed();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const changes = () => asked.filter((line) => !line.startsWith('GET'));

test('restores a version and opens it', async () => {
  const text = serializeDraftFile(fileOf('Lake School'));
  const restored = version('v9', { hash: 'h9', revertedFrom: 'v1' });
  answers = { '/api/versions/v1/snapshot': text, '/api/versions/v1/restore': { version: restored } };
  await expect(restoreSavedVersion('v1')).resolves.toBe(true);
  expect(draftSession.draft.schoolData.schoolName).toBe('Lake School');
  expect(saver.baseHash).toBe('h9');
  expect(saver.isSaved).toBe(true);
});

test('never makes a version current that cannot be opened', async () => {
  answers = { '/api/versions/v1/snapshot': '{"fileVersion":21' };
  await expect(restoreSavedVersion('v1')).resolves.toBe(false);
  expect(changes()).toEqual([]);
  expect(draftSession.draft.schoolData.schoolName).toBe('Hill School');
});

test('a snapshot names the version that holds the draft', async () => {
  answers = {
    '/api/versions/latest': { version: version('v1') },
    '/api/versions/v1/name': { version: version('v1', { label: 'By hand' }) },
  };
  await createSnapshot('By hand');
  expect(changes()).toEqual(['POST /api/versions/v1/name {"id":"v1","label":"By hand"}']);
});

test('a snapshot leaves the name of a named version and names a copy', async () => {
  answers = {
    '/api/versions/latest': { version: version('v1', { label: 'Plan A' }) },
    '/api/versions/v1/restore': { version: version('v2', { revertedFrom: 'v1' }) },
    '/api/versions/v2/name': { version: version('v2', { label: 'By hand' }) },
  };
  await createSnapshot('By hand');
  expect(changes()).toEqual([
    expect.stringMatching(/^POST \/api\/versions\/v1\/restore/),
    expect.stringMatching(/^POST \/api\/versions\/v2\/name/),
  ]);
});

test('a snapshot is refused when another window has saved something else', async () => {
  answers = { '/api/versions/latest': { version: version('v1', { hash: 'other' }) } };
  await expect(createSnapshot('By hand')).rejects.toThrow('another window');
  expect(changes()).toEqual([]);
});
