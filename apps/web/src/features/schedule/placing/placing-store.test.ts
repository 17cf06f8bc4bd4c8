import { verify } from '@bellgrid/constraints';
import {
  commands,
  createExampleSchool,
  type Draft,
  FILE_VERSION,
  type Id,
  runCommand,
  SOLUTION_VERSION,
} from '@bellgrid/model';
import { notifications, notificationsStore } from '@mantine/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { closeMakeRoom, useMakeRoom } from './make-room.ts';
import { aimAt, drop, pickUp, type Target, unplace, usePlacing } from './placing-store.ts';
import { useMakeRoomInProcess } from './testing/make-room-thread.ts';

beforeAll(async () => {
  startTexts();
  await useMakeRoomInProcess();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  notifications.clean();
});

function open(dataStore: Draft): void {
  draftSession.open({
    fileVersion: FILE_VERSION,
    dataStore,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  });
}

const now = () => draftSession.draft;
const slotOf = (id: Id) => {
  const slot = now().lessons[id]?.timeSlot;
  return slot ? [slot.day, slot.start] : null;
};
const messages = () => notificationsStore.getState().notifications.map(({ message }) => message);

/** The target at which a pointer in the rows of a class aims. */
function cellOf(group: Id, day: number, start: number, structure = 's'): Target {
  const shown = Object.values(now().lessons).filter(
    ({ groups, timeSlot }) =>
      groups.includes(group) && timeSlot?.day === day && timeSlot.start <= start && start < timeSlot.end,
  );
  return {
    kind: 'cell',
    block: `${group}/${structure}`,
    at: { day, start },
    shown: shown.map(({ id }) => id),
  };
}

interface Drag {
  readonly isAlone?: boolean;
}

/** Takes lessons, aims at the target and lets go. */
function drag(lessons: readonly Id[], target: Target, { isAlone = false }: Drag = {}): void {
  if (!pickUp(now(), { lessons, by: 'mouse', offset: 0 })) return;
  usePlacing.setState({ isAlone });
  aimAt(target);
  drop(now());
}

describe('a drop', () => {
  beforeEach(() => {
    const lessons = [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
      { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [1, 1] as const },
      { id: 'Sport', groups: ['9A'], teachers: ['Cy'], numPeriods: 2 },
      { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [2, 0] as const },
      { id: 'Songs', groups: ['1A'], teachers: ['Ben'], structure: 't' },
    ];
    open(smallSchool({ lessons, structures: ['s', 't'] }));
  });

  test('places, swaps, and with Ctrl moves the one lesson, each as one step to undo', () => {
    drag(['Sport'], cellOf('9A', 3, 1));
    expect(slotOf('Sport')).toEqual([3, 1]);
    drag(['Art'], cellOf('9A', 1, 1));
    expect([slotOf('Art'), slotOf('Music')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    drag(['Art'], cellOf('9A', 0, 0), { isAlone: true });
    expect([slotOf('Art'), slotOf('Music')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    for (let step = 0; step < 3; step += 1) draftSession.store.undo();
    expect([slotOf('Sport'), slotOf('Art'), slotOf('Music')]).toEqual([null, [0, 0], [1, 1]]);
  });

  test('on the staging area takes the lesson out', () => {
    drag(['Art'], { kind: 'staging' });
    expect(slotOf('Art')).toBeNull();
  });

  test.each<[string, () => void, string]>([
    [
      'another class',
      () => drag(['Art'], cellOf('9B', 0, 1)),
      'You can only move lessons within the same class (column)',
    ],
    [
      'the rows of another structure',
      () => drag(['Art'], cellOf('1A', 0, 1, 't')),
      'You can only move lessons within the same class (column)',
    ],
    [
      'a day that its periods would leave',
      () => drag(['Sport'], cellOf('9A', 3, 3)),
      "This lesson is 2 periods long and can't fit at this spot",
    ],
    [
      'a period that its structure does not have',
      () => drag(['Art'], cellOf('9A', 0, 9)),
      "This time slot doesn't exist in s",
    ],
    [
      'a place for several lessons of which one has none',
      () => drag(['Art', 'Music'], cellOf('9A', 4, 0)),
      "This cell doesn't fit there: Music",
    ],
  ])('is refused for %s, with the reason', (_name, act, message) => {
    const before = now();
    act();
    expect(messages()).toEqual([message]);
    expect(now()).toBe(before);
    expect(usePlacing.getState().held).toBeNull();
  });

  test('is refused at a period without school', () => {
    const { s, ...others } = now().schoolData.structures;
    if (!s) throw new Error('the school has no structure');
    const cells = [{ id: 'off', dayIndex: 4, periodIndex: 1, hasSchool: false }];
    const structures = { ...others, s: { ...s, cells } };
    open({ ...now(), schoolData: { ...now().schoolData, structures } });
    drag(['Art'], cellOf('9A', 4, 1));
    expect(messages()).toEqual(["This lesson doesn't fit there"]);
    expect(slotOf('Art')).toEqual([0, 0]);
  });
});

describe('a drop on a lesson that cannot go where the dragged one came from', () => {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 3] as const },
    { id: 'Sport', groups: ['9A'], teachers: ['Cy'], numPeriods: 2, at: [1, 0] as const },
    { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [2, 1] as const },
  ];

  test('says so, moves nothing and proposes moves that make room', () => {
    open(smallSchool({ lessons }));
    const before = now();
    drag(['Art'], cellOf('9A', 1, 0));
    expect(messages()).toEqual(["You can't make this swap because the other cell can't fit here"]);
    expect(now()).toBe(before);
    const { asked, answer } = useMakeRoom.getState();
    expect(asked?.blocked?.noSwap).toEqual({ fault: 'swap-does-not-fit', lesson: 'Sport' });
    expect(answer?.proposals.length).toBeGreaterThan(0);
    for (const { moves } of answer?.proposals ?? []) {
      expect(moves).toContainEqual(expect.objectContaining({ lesson: 'Art', at: { day: 1, start: 0 } }));
    }
    closeMakeRoom();
  });

  test('names it where it is locked', () => {
    open(runCommand(smallSchool({ lessons }), commands.lockLesson, { ids: ['Music'], locked: true }));
    drag(['Art'], cellOf('9A', 2, 1));
    expect(messages()).toEqual(['Music is locked. Unlock it to move it.']);
    expect(slotOf('Art')).toEqual([0, 3]);
    closeMakeRoom();
  });

  test('puts the lesson beside it with Ctrl', () => {
    open(smallSchool({ lessons }));
    drag(['Art'], cellOf('9A', 1, 0), { isAlone: true });
    expect([slotOf('Art'), slotOf('Sport')]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(useMakeRoom.getState().asked).toBeNull();
  });
});

describe('several lessons', () => {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [0, 2] as const },
    { id: 'Latin', groups: ['9A'], teachers: ['Cy'], at: [2, 1] as const },
  ];

  test('move by the same distance as one step; the lesson in their way goes back by it', () => {
    open(smallSchool({ lessons }));
    drag(['Art', 'Music'], cellOf('9A', 1, 1));
    expect([slotOf('Art'), slotOf('Music')]).toEqual([
      [1, 1],
      [1, 3],
    ]);
    drag(['Art', 'Music'], cellOf('9A', 2, 1));
    expect([slotOf('Art'), slotOf('Music'), slotOf('Latin')]).toEqual([
      [2, 1],
      [2, 3],
      [1, 1],
    ]);
    for (let step = 0; step < 2; step += 1) draftSession.store.undo();
    expect([slotOf('Art'), slotOf('Music'), slotOf('Latin')]).toEqual([
      [0, 0],
      [0, 2],
      [2, 1],
    ]);
  });

  test('go to the staging area together, and none goes where one of them is locked', () => {
    open(smallSchool({ lessons }));
    drag(['Art', 'Music'], { kind: 'staging' });
    expect([slotOf('Art'), slotOf('Music')]).toEqual([null, null]);
    draftSession.store.undo();
    draftSession.store.run(commands.lockLesson, { ids: ['Music'], locked: true });
    drag(['Art', 'Music'], { kind: 'staging' });
    expect([slotOf('Art'), slotOf('Music')]).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });
});

test('a lesson of several classes moves for all of them, and is refused where one of them has another', () => {
  const lessons = [
    { id: 'Choir', groups: ['9A', '9B'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], numPeriods: 2, at: [1, 0] as const },
  ];
  open(smallSchool({ lessons }));
  drag(['Choir'], cellOf('9B', 0, 3));
  expect(slotOf('Choir')).toEqual([0, 3]);
  drag(['Choir'], cellOf('9A', 1, 0));
  expect(slotOf('Choir')).toEqual([0, 3]);
  expect(useMakeRoom.getState().asked?.question).toMatchObject({ kind: 'cell', lessons: ['Choir'] });
  closeMakeRoom();
});

test('a chain that makes room at a blocked cell moves others away and breaks nothing', () => {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [1, 1] as const },
    { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [1, 1] as const },
    { id: 'Sport', groups: ['9B'], teachers: ['Cy'], at: [0, 0] as const },
  ];
  open(smallSchool({ lessons, days: 2, periods: 2 }));
  drag(['Art'], cellOf('9A', 1, 1));
  const { asked, answer } = useMakeRoom.getState();
  expect(asked?.blocked?.state).toBe('blocked');
  const [best] = answer?.proposals ?? [];
  if (!best) throw new Error('no room was found');
  expect(best.moves.length).toBeGreaterThan(1);
  draftSession.store.run(commands.placeLessons, { places: [...best.moves] });
  expect(slotOf('Art')).toEqual([1, 1]);
  expect(verify(now()).hardViolations).toBe(0);
  draftSession.store.undo();
  expect(slotOf('Art')).toEqual([0, 0]);
  closeMakeRoom();
});

test('a locked lesson is neither picked up nor taken out, and says so', () => {
  const lessons = [
    { id: 'Art', groups: ['9A'], at: [0, 0] as const },
    { id: 'Music', groups: ['9A'], at: [1, 1] as const },
  ];
  open(runCommand(smallSchool({ lessons }), commands.lockLesson, { ids: ['Art'], locked: true }));
  const before = now();
  expect(pickUp(before, { lessons: ['Art'], by: 'keys', offset: 0 })).toBe(false);
  expect(messages()).toEqual(['Art is locked. Unlock it to move it.']);
  expect(unplace(before, ['Music', 'Art'])).toBe(false);
  expect(now()).toBe(before);
});

describe('the halves of a division', () => {
  const open9A = () => {
    open(createExampleSchool());
    const [division] = Object.values(now().trackSets).filter(({ tracks }) => tracks.length > 1);
    const halves = (division?.tracks ?? []).map(
      ({ subjects }) => now().subjects[subjects[0] ?? '']?.lessons[0] ?? '',
    );
    const [first = '', second = ''] = halves;
    return { group: division?.group ?? '', structure: now().lessons[first]?.structure ?? '', first, second };
  };

  test('go to a cell together, side by side, and the message says so', () => {
    const { group, structure, first, second } = open9A();
    drag([first], cellOf(group, 1, 0, structure));
    expect(slotOf(first)).toEqual([1, 0]);
    expect(slotOf(second)).toEqual([1, 0]);
    expect(messages().join(' ')).toContain(now().lessons[second]?.name);
  });

  test('stay where one of them is locked', () => {
    const { group, structure, first, second } = open9A();
    drag([first], cellOf(group, 1, 0, structure));
    draftSession.store.run(commands.lockLesson, { ids: [second], locked: true });
    expect(pickUp(now(), { lessons: [first], by: 'touch', offset: 0 })).toBe(false);
    drag([first], cellOf(group, 2, 0, structure));
    expect(slotOf(first)).toEqual([1, 0]);
  });
});
