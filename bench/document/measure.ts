import { answerCell, createLiveCheck, makeRoom, verify } from '@bellgrid/constraints';
import {
  createDraftStore,
  type Draft,
  FILE_VERSION,
  loadDraftFile,
  overloadedGroups,
  overloadedTeachers,
  runCommand,
  SOLUTION_VERSION,
  type SolutionStore,
  serializeDraftFile,
  startsOf,
} from '@bellgrid/model';
import { bigDraft } from './big-draft.ts';
import { editsOf } from './edits.ts';

export interface Figure {
  readonly name: string;
  /** Milliseconds of processor time, the median of the repetitions. */
  readonly cpu: number;
  /** The most that it may take, null without a limit. */
  readonly limit: number | null;
}

const draft = bigDraft();
const solutionStore: SolutionStore = { version: SOLUTION_VERSION, solution: null };
const text = serializeDraftFile({
  fileVersion: FILE_VERSION,
  dataStore: draft,
  solutionStore,
  pageMemory: {},
});
/** Calls before those that count: the engine compiles what runs often. */
const WARM_UP = 25;
const figures: Figure[] = [];

/** The median processor time of a call, after some calls that do not count. `prepare` is not measured. */
function measure<T>(
  name: string,
  limit: number | null,
  times: number,
  prepare: () => T,
  work: (input: T) => void,
) {
  const taken: number[] = [];
  for (let count = -WARM_UP; count < times; count += 1) {
    const input = prepare();
    const before = process.cpuUsage();
    work(input);
    const { user, system } = process.cpuUsage(before);
    if (count >= 0) taken.push((user + system) / 1000);
  }
  taken.sort((a, b) => a - b);
  figures.push({ name, limit, cpu: taken[taken.length >> 1] ?? Number.NaN });
}

const copy = (): Draft => ({ ...draft });

measure('JSON.parse of the file', null, 15, () => text, JSON.parse);
measure('load: parse, migrate, repair, validate', 300, 15, () => text, loadDraftFile);
measure(
  'save: serialize',
  null,
  15,
  () => ({ fileVersion: FILE_VERSION, dataStore: draft, solutionStore, pageMemory: {} }) as const,
  serializeDraftFile,
);
for (const { command, args } of editsOf(draft)) {
  measure(
    `command ${command.name}`,
    5,
    11,
    () => createDraftStore(draft),
    (store) => {
      store.run(command, args);
    },
  );
}
measure('overloaded classes and teachers', null, 15, copy, (fresh) => {
  overloadedGroups(fresh);
  overloadedTeachers(fresh);
});
measure('live errors, all', 30, 31, copy, (fresh) => {
  createLiveCheck(fresh);
});
measure('verify', null, 15, copy, verify);
const live = createLiveCheck(draft);
const ids = Object.keys(draft.lessons);
let moves = 0;
let current = draft;
const { placeLesson } = (await import('@bellgrid/model')).commands;
measure(
  'live errors after a move',
  2,
  101,
  () => {
    moves += 1;
    const lesson = ids[(moves * 37) % ids.length] ?? '';
    const at = { day: moves % 5, start: (moves * 3) % 8 };
    current = runCommand(current, placeLesson, { lesson, at });
    return current;
  },
  live.update,
);
let held = 0;
measure(
  'the answers of all cells for a lesson that is held',
  50,
  101,
  () => {
    held += 37;
    return ids[held % ids.length] ?? '';
  },
  (id) => {
    const lesson = current.lessons[id];
    for (const at of lesson ? startsOf(current, lesson) : []) answerCell(live, [id], at);
  },
);
/** Room is made at so many random blocked cells. */
const BLOCKED_CELLS = 200;
const room: number[] = [];
let cells = 0;
let made = 0;
for (let step = 0; cells < BLOCKED_CELLS; step += 1) {
  const id = ids[(step * 61) % ids.length] ?? '';
  const lesson = current.lessons[id];
  const starts = lesson ? startsOf(current, lesson) : [];
  const at = starts[(step * 17) % starts.length];
  if (!at || answerCell(live, [id], at).state !== 'blocked') continue;
  const before = process.cpuUsage();
  const proposals = makeRoom(live, { kind: 'cell', lessons: [id], at });
  const { user, system } = process.cpuUsage(before);
  cells += 1;
  room.push((user + system) / 1000);
  if (proposals.length > 0) made += 1;
}
room.sort((a, b) => a - b);
figures.push({
  name: `make room at a blocked cell, p95 of ${room.length} (a chain for ${made})`,
  limit: 300,
  cpu: room[Math.ceil(room.length * 0.95) - 1] ?? Number.NaN,
});
console.log(JSON.stringify({ bytes: text.length, figures }));
