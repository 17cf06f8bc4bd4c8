import {
  createExampleSchool,
  FILE_VERSION,
  loadDraftFile,
  SOLUTION_VERSION,
  serializeDraftFile,
} from '@bellgrid/model';
import { type SaveReason, saveReasonSchema } from '@bellgrid/protocol';
import { vi } from 'vitest';

const user = {
  uid: 'u1',
  email: 'a@b.example',
  displayName: 'Ada',
  schoolName: 'Hill',
  isVerified: true,
  isAdministrator: false,
  hasSecondFactor: false,
  isMultipleScheduleStructuresEnabled: false,
  licenses: {},
  bypassPaywallUntil: null,
  accountSuspended: false,
  deleteAt: null,
  logo: null,
  lastAcknowledgedUpdate: null,
  language: null,
  isSetUp: true,
  hasAcceptedTerms: true,
  impersonatedBy: null,
};

export interface Stored {
  readonly id: string;
  readonly hash: string;
  /** ISO 8601. */
  readonly date: string;
  readonly text: string;
  readonly saveReason?: SaveReason | null;
  readonly revertedFrom?: string | null;
}

const versionOf = ({ id, hash, date, saveReason = null, revertedFrom = null }: Stored) => ({
  id,
  hash,
  date,
  lastModified: date,
  label: null,
  saveReason,
  revertedFrom,
  statistics: null,
});

export type Window = Awaited<ReturnType<typeof loadWindow>>;
export type World = ReturnType<typeof createWorld>;

/** Told of each save that the server takes: the windows learn of it afterwards. */
export type OnSaved = (save: {
  readonly from: Stored;
  readonly to: Stored;
  readonly sessionID: string;
}) => void;

/**
 * Windows on one school: the application's own modules, each window with its own, and the rules of the server by which a
 * save changes the current version or is refused.
 */
export function createWorld(onSaved: OnSaved = () => {}) {
  const versions = new Map<string, Stored>();
  const hashes = new Map<string, string>();
  const stored = (text: string, from: Pick<Stored, 'saveReason' | 'revertedFrom'> = {}): Stored => {
    const hash = hashes.get(text) ?? `hash${hashes.size + 1}`;
    hashes.set(text, hash);
    const date = new Date(Date.UTC(2026, 2, 1, 10, 0, versions.size)).toISOString();
    const version = { id: `v${versions.size + 1}`, hash, date, text, ...from };
    versions.set(version.id, version);
    return version;
  };
  /** The versions before the current one, newest first. */
  let earlier: readonly Stored[] = [];
  const deleted = new Set<string>();
  const become = (version: Stored, sessionID: string): void => {
    earlier = [world.current, ...earlier];
    world.current = version;
    for (const { saver } of windows) saver.versionSeen({ version: versionOf(version), sessionID });
  };
  const windows: Window[] = [];
  const world = {
    current: stored(exampleText()),
    /** True while saves are stored and their answers are lost. */
    losesAnswers: false,
    /** True while nothing reaches the server. */
    isOffline: false,
    windows: windows as readonly Window[],
    stored,
    async open(): Promise<[Window, Window]> {
      const first = await loadWindow();
      const second = await loadWindow();
      windows.push(first, second);
      for (const window of windows) openSchool(window, world.current);
      return [first, second];
    },
    /** A version that no window here has saved becomes the current one. */
    replace(version: Stored): void {
      become(version, 'another');
    },
    /** Deletes a version as soon as it is not the current one any more. */
    delete({ id }: Stored): void {
      deleted.add(id);
    },
    /** Begins anew with the example school, in the same windows. */
    beginAnew(): void {
      earlier = [];
      world.current = stored(exampleText());
      for (const window of windows) openSchool(window, world.current);
    },
    /** Lets the windows save and follow until none has anything to do. */
    async settle(): Promise<void> {
      for (let round = 0; round < 20; round += 1) {
        for (const { saver, followOthers } of windows) {
          if (!saver.isSaved) await saver.now();
          await followOthers();
        }
        if (windows.every(({ saver }) => saver.isSaved && saver.baseHash === world.current.hash)) return;
      }
      throw new Error('the windows do not come to rest');
    },
    end(): void {
      for (const { saver } of windows.splice(0)) saver.closed();
      vi.unstubAllGlobals();
      vi.doUnmock('../../saving/count-events.ts');
      vi.resetModules();
    },
  };

  async function serve(address: string, init: RequestInit): Promise<Response> {
    if (world.isOffline) throw new TypeError('The network is gone.');
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const { current } = world;
    if (pathname === '/api/versions') {
      const none = { bytes: 0, versions: 0 };
      return Response.json({
        versions: [current, ...earlier.filter(({ id }) => !deleted.has(id))].map(versionOf),
        currentID: current.id,
        publishedIDs: [],
        storage: { used: none, quota: none },
      });
    }
    if (pathname === '/api/versions/latest') return Response.json({ version: versionOf(current) });
    if (pathname === '/api/page-memory') return Response.json({ pageMemory: {} });
    if (pathname === '/api/me') return Response.json(user);
    const asked = /^\/api\/versions\/(\w+)\/snapshot$/.exec(pathname)?.[1];
    if (asked) return new Response((versions.get(asked) ?? current).text);
    if (pathname !== '/api/versions/current') return Response.json({});
    const bytes = init.body instanceof Blob ? init.body : new Blob();
    const text = await new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text();
    const from = world.current;
    if (searchParams.get('baseHash') !== from.hash) {
      return Response.json({ error: { code: 'OUT_OF_SYNC', message: 'stale' } }, { status: 409 });
    }
    const reason = searchParams.get('saveReason');
    const to = stored(text, { saveReason: reason === null ? null : saveReasonSchema.parse(reason) });
    const sessionID = searchParams.get('sessionID') ?? '';
    onSaved({ from, to, sessionID });
    become(to, sessionID);
    if (world.losesAnswers) throw new TypeError('The network is gone.');
    return Response.json({ version: versionOf(to) });
  }
  vi.stubGlobal('fetch', serve);
  return world;
}

const exampleText = (): string =>
  serializeDraftFile({
    fileVersion: FILE_VERSION,
    dataStore: createExampleSchool(),
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });

/** The modules of a window of its own. */
async function loadWindow() {
  vi.resetModules();
  // Its timer would send counts of this window while later tests of the process run.
  vi.doMock('../../saving/count-events.ts', () => ({ count: () => {} }));
  const [
    { draftSession },
    { saver, sessionID },
    { followOthers },
    { useConflict },
    { useOutOfSync },
    { resetDraft },
    { takeStep },
    { toast },
    { startTexts },
  ] = await Promise.all([
    import('../../draft/draft-session.ts'),
    import('../../saving/saver.ts'),
    import('../follow-others.ts'),
    import('../conflict-store.ts'),
    import('../out-of-sync.ts'),
    import('../reset-draft.ts'),
    import('../../draft/undo-scope.ts'),
    import('../../../platform/toast.tsx'),
    import('../../../platform/texts/i18n.ts'),
  ]);
  startTexts();
  saver.followBy(followOthers);
  return {
    ...{ draftSession, saver, sessionID, useConflict, useOutOfSync },
    ...{ followOthers, resetDraft, takeStep, toast },
  };
}

function openSchool({ draftSession, saver }: Window, { id, hash, date, text }: Stored): void {
  const loaded = loadDraftFile(text);
  if (!loaded.ok) throw new Error('the school cannot be opened');
  draftSession.open(loaded.file);
  saver.opened({ hash, versionID: id, date, text });
}
