// @vitest-environment happy-dom
import { verify } from '@bellgrid/constraints';
import { createExampleSchool, type Draft, type Id } from '@bellgrid/model';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { elementsNamed, meanwhile, press, toasts, until, use } from '../../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { changeScheduleSettings } from '../schedule-settings.ts';
import { buttonNamed, type Hand, hands, walkTo } from '../testing/hands.ts';
import {
  cardOf,
  closeSchedule,
  frame,
  openSchedule,
  point,
  slotOf,
  stagingArea,
  stopOf,
} from '../testing/schedule-in-dom.ts';
import { schoolByHand } from '../testing/school-by-hand.ts';
import { useMakeRoomInProcess } from './testing/make-room-thread.ts';
import { besidePointer, edgeSpeed } from './use-placing-gestures.ts';

const undo = () => meanwhile(() => draftSession.store.undo());
const slots = (...ids: readonly Id[]) => ids.map(slotOf);
const in9A = (day: number, period: number) => ({ item: '9A', day, period });

beforeAll(() => useMakeRoomInProcess());
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(closeSchedule);

describe.each(hands.map((hand) => [hand.name, hand] as const))('%s', (_name, hand: Hand) => {
  describe('in the rows of the classes', () => {
    beforeEach(() => openSchedule(schoolByHand(), 'classes'));

    test('a lesson is placed from the staging area and goes back to it, each as one step', async () => {
      await hand.carry('Drama', in9A(3, 2));
      expect(slotOf('Drama')).toEqual([3, 2]);
      await hand.carry('Drama', 'staging');
      expect(slotOf('Drama')).toBeNull();
      await undo();
      expect(slotOf('Drama')).toEqual([3, 2]);
      await undo();
      expect(slotOf('Drama')).toBeNull();
    });

    test('a lesson swaps with the one where it is dropped, as one step', async () => {
      await hand.carry('Art', in9A(1, 1));
      expect(slots('Art', 'Music')).toEqual([
        [1, 1],
        [0, 0],
      ]);
      await undo();
      expect(slots('Art', 'Music')).toEqual([
        [0, 0],
        [1, 1],
      ]);
    });

    test('a lesson moves alone: the one that is there stays', async () => {
      await hand.carry('Art', in9A(1, 1), { alone: true });
      expect(slots('Art', 'Music')).toEqual([
        [1, 1],
        [1, 1],
      ]);
    });

    test.each<[string, Id, ReturnType<typeof in9A>, string]>([
      [
        'another class',
        'Art',
        { item: '9B', day: 0, period: 1 },
        'You can only move lessons within the same class (column)',
      ],
      [
        'a place that is too short',
        'Sport',
        in9A(3, 3),
        "This lesson is 2 periods long and can't fit at this spot",
      ],
      ['a period without school', 'Art', in9A(4, 3), "This lesson doesn't fit there"],
      [
        'a swap that does not fit',
        'Maths',
        in9A(2, 0),
        "You can't make this swap because the other cell can't fit here",
      ],
    ])('a drop is refused for %s, and the reason is shown', async (_why, lesson, to, reason) => {
      const before = draftSession.draft;
      await hand.carry(lesson, to);
      expect(toasts()).toEqual([reason]);
      expect(draftSession.draft).toBe(before);
    });

    test('a locked lesson does not move and is not swapped, and says so; it is unlocked again', async () => {
      await hand.command('Music', 'Lock');
      expect(draftSession.draft.lessons.Music?.locked).toBe(true);
      await hand.carry('Music', in9A(3, 0));
      await hand.carry('Art', in9A(1, 1));
      expect(slots('Art', 'Music')).toEqual([
        [0, 0],
        [1, 1],
      ]);
      expect(new Set(toasts())).toEqual(new Set(['Music is locked. Unlock it to move it.']));
      await hand.command('Music', 'Unlock');
      await hand.carry('Music', in9A(3, 0));
      expect(slotOf('Music')).toEqual([3, 0]);
    });

    test('several lessons move by the same distance as one step, or say which of them has no place', async () => {
      await hand.select(['Art', 'Music']);
      await hand.carry('Art', in9A(2, 2));
      expect(slots('Art', 'Music')).toEqual([
        [2, 2],
        [3, 3],
      ]);
      await undo();
      expect(slots('Art', 'Music')).toEqual([
        [0, 0],
        [1, 1],
      ]);
      await hand.carry('Art', in9A(4, 1));
      expect(toasts()).toEqual(["This cell doesn't fit there: Music"]);
      expect(slots('Art', 'Music')).toEqual([
        [0, 0],
        [1, 1],
      ]);
    });

    test('several lessons are locked, unlocked and taken out together', async () => {
      const locked = () =>
        Object.values(draftSession.draft.lessons).flatMap((each) => (each.locked ? each.id : []));
      await hand.select(['Art', 'Music']);
      await hand.use(buttonNamed('Lock'));
      expect(locked()).toEqual(['Art', 'Music']);
      await hand.use(buttonNamed('Unlock'));
      expect(locked()).toEqual([]);
      await hand.use(buttonNamed('To staging area'));
      expect(slots('Art', 'Music')).toEqual([null, null]);
      await undo();
      expect(slots('Art', 'Music')).toEqual([
        [0, 0],
        [1, 1],
      ]);
    });

    test('room is made at a blocked cell by a chain of moves, taken as one step', async () => {
      const before = draftSession.draft;
      await hand.carry('Art', in9A(1, 2));
      expect(slotOf('Art')).toEqual([0, 0]);
      const panel = await until(
        () => elementsNamed('section', /^Make room for Art, 9A at Day 2 period 3/)[0],
      );
      const proposals = [...panel.querySelectorAll('li button')];
      expect(proposals.length).toBeGreaterThan(0);
      await hand.use(proposals[0]);
      await frame();
      expect(slotOf('Art')).toEqual([1, 2]);
      expect(slotOf('Latin')).not.toEqual([1, 2]);
      expect(verify(draftSession.draft).hardViolations).toBe(0);
      await undo();
      expect(draftSession.draft.lessons).toEqual(before.lessons);
    });

    test('where no room can be made, the best other places are proposed', async () => {
      await hand.command('Latin', 'Lock');
      await hand.carry('Art', in9A(1, 2));
      const panel = await until(() => elementsNamed('section', /^Find a place for Art, 9A/)[0]);
      const proposals = await until(() => panel.querySelectorAll('li button')[0] && panel);
      expect(proposals.textContent).toContain('Elsewhere: 3 proposals.');
      await hand.use(panel.querySelector('li button') ?? undefined);
      await frame();
      expect(slotOf('Art')).not.toEqual([0, 0]);
      expect(slotOf('Latin')).toEqual([1, 2]);
      expect(verify(draftSession.draft).hardViolations).toBe(0);
    });

    test('the classroom is changed to one that the menu says is free', async () => {
      await hand.command('Art', 'Change classroom', /^Lab 2\s*free$/);
      expect(draftSession.draft.lessons.Art?.classroom).toBe('Lab 2');
      await undo();
      expect(draftSession.draft.lessons.Art?.classroom).toBe('Lab 1');
    });

    test('all lessons of a day are unlocked by the menu of one of them, as one step', async () => {
      for (const lesson of ['Art', 'Maths', 'Music']) await hand.command(lesson, 'Lock');
      const locked = () => ['Art', 'Maths', 'Music'].map((id) => draftSession.draft.lessons[id]?.locked);
      expect(locked()).toEqual([true, true, true]);
      await hand.command('Art', 'More locks', /^Unlock all of Day 1/);
      expect(locked()).toEqual([false, false, true]);
      expect(toasts()).toContain('2 lessons unlocked');
      await undo();
      expect(locked()).toEqual([true, true, true]);
    });

    test('a lesson of several classes moves for all of them from the rows of one', async () => {
      await hand.carry('Choir', { item: '9B', day: 3, period: 3 });
      expect(slotOf('Choir')).toEqual([3, 3]);
    });
  });

  test.each([
    ['the rows of the Global View', 'global', 'rows', in9A(3, 1)],
    ['the columns of the Global View', 'global', 'columns', in9A(3, 1)],
    ['the Day View', 'days/d0', 'rows', in9A(0, 2)],
    ['the rows of a custom view', 'own', 'rows', { item: 'Ada', day: 3, period: 1 }],
    ['the columns of a custom view', 'own', 'columns', { item: 'Ada', day: 3, period: 1 }],
    ['the rows of the teachers', 'teachers', 'rows', { item: 'Ada', day: 3, period: 1 }],
    ['the rows of the classrooms', 'classrooms', 'rows', { item: 'Lab 1', day: 3, period: 1 }],
  ] as const)('a lesson is moved in %s', async (_where, address, layout, to) => {
    changeScheduleSettings({ layouts: { global: layout, own: layout } });
    await openSchedule(schoolByHand(), address);
    await hand.carry('Art', to);
    expect(slotOf('Art')).toEqual([to.day, to.period]);
  });

  test('of two structures beside each other, each takes its own lessons', async () => {
    await openSchedule(schoolByHand(), 'global');
    await hand.carry('Songs', { item: '1A', structure: 't', day: 4, period: 3 });
    expect(slotOf('Songs')).toEqual([4, 3]);
    await hand.carry('Songs', in9A(3, 1));
    expect(slotOf('Songs')).toEqual([4, 3]);
    expect(toasts()).toEqual(['You can only move lessons within the same class (column)']);
  });

  test('in the rows that a teacher has in another structure, a lesson says that it has no such time slot', async () => {
    await openSchedule(schoolByHand(), 'teachers');
    await hand.carry('Music', { item: 'Ben', structure: 't', day: 3, period: 2 });
    expect(slotOf('Music')).toEqual([1, 1]);
    expect(toasts()).toEqual(["This time slot doesn't exist in s"]);
  });

  test('the halves of a division go to a cell together and say so; a locked half keeps both', async () => {
    const draft = createExampleSchool();
    const [division] = Object.values(draft.trackSets).filter(({ tracks }) => tracks.length > 1);
    const [first = '', second = ''] = (division?.tracks ?? []).map(
      ({ subjects }) => draft.subjects[subjects[0] ?? '']?.lessons[0] ?? '',
    );
    const rows = { item: division?.group ?? '', structure: draft.lessons[first]?.structure ?? '' };
    await openSchedule(draft, `classes/${rows.item}`);
    await hand.carry(first, { ...rows, day: 1, period: 0 });
    expect(slots(first, second)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(toasts().join(' ')).toContain(`${draft.lessons[second]?.name} moved too`);
    await hand.command(second, 'Lock');
    await hand.carry(first, { ...rows, day: 2, period: 0 });
    expect(slots(first, second)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(toasts().join(' ')).toContain('must start together with it and is locked');
  });
});

test('while a lesson is held, a blocked cell still names the lesson that is in it', async () => {
  await openSchedule(schoolByHand(), 'classes');
  const maths = cardOf('Maths');
  await point('pointerdown', maths);
  await point('pointermove', maths, { clientX: 70, clientY: 100 });
  await frame();
  const blocked = [...document.querySelectorAll('[data-answer=blocked] bdi')].map((name) => name.textContent);
  // In full, and in few letters where the cell is narrow.
  expect(blocked).toEqual(expect.arrayContaining(['Sport', 'Spor']));
  expect(blocked).not.toContain('Maths');
});

const said = () => document.querySelector('[role=status][aria-live=assertive]')?.textContent;

/** Takes a lesson with the mouse and holds it over something. */
async function holdOver(lesson: Id, over: Element): Promise<void> {
  await point('pointerdown', cardOf(lesson));
  await point('pointermove', cardOf(lesson), { clientX: 70, clientY: 100 });
  await point('pointermove', over, { clientX: 80, clientY: 110 });
  await frame();
}

test('over the rows of another class, the lesson in the hand says why it cannot go there', async () => {
  await openSchedule(schoolByHand(), 'classes');
  await holdOver('Art', stopOf({ item: '9B', day: 3, period: 1 }));
  expect(said()).toMatch(/2: You can only move lessons within the same class \(column\)$/);
  await point('pointermove', stopOf(in9A(3, 1)), { clientX: 90, clientY: 110 });
  await frame();
  expect(said()).toMatch(/2: Free/);
});

test.each(['classes', 'global'])(
  'a lesson of two periods rings both cells that it would take, in %s',
  async (view) => {
    await openSchedule(schoolByHand(), view);
    await holdOver('Sport', stopOf(in9A(3, 1)));
    const rings = () =>
      [...document.querySelectorAll<HTMLElement>('[data-reach]')].map(({ dataset }) => dataset.reach);
    expect(rings()).toEqual(['2']);
    await press('Escape');
    expect(rings()).toEqual([]);
    await holdOver('Art', stopOf(in9A(3, 1)));
    expect(rings()).toEqual(['1']);
  },
);

test('over the staging area, that is the target, until the lesson is elsewhere', async () => {
  await openSchedule(schoolByHand(), 'classes');
  await holdOver('Art', stagingArea());
  expect(stagingArea().dataset.target).toBeDefined();
  await point('pointermove', stopOf(in9A(3, 1)), { clientX: 90, clientY: 110 });
  await frame();
  expect(stagingArea().dataset.target).toBeUndefined();
});

test('Escape gives a drag up: the lesson stays, and letting go is no click on it', async () => {
  await openSchedule(schoolByHand(), 'classes');
  await holdOver('Art', stopOf(in9A(3, 1)));
  await press('Escape');
  expect(said()).toBeUndefined();
  const art = cardOf('Art');
  // Nothing comes between the two.
  for (const type of ['pointerup', 'click'])
    art.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }));
  await frame();
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(slotOf('Art')).toEqual([0, 0]);
  await point('click', art);
  expect(document.querySelector('[role=dialog]')).not.toBeNull();
});

test.each(['Art', 'Drama'])(
  'Escape gives %s up that a key took, and it has the focus again',
  async (lesson) => {
    await openSchedule(schoolByHand(), 'classes');
    await use(cardOf(lesson), ' ');
    await press('ArrowRight');
    expect(document.activeElement).not.toBe(cardOf(lesson));
    await press('Escape');
    await frame();
    expect(document.activeElement).toBe(cardOf(lesson));
  },
);

test('near an edge, and beyond it, a drag scrolls the faster the further; between the edges not at all', () => {
  expect([edgeSpeed(300, 300), edgeSpeed(48, 300), edgeSpeed(300, 48)]).toEqual([0, 0, 0]);
  expect([edgeSpeed(40, 300), edgeSpeed(300, 40)]).toEqual([-2, 2]);
  expect([edgeSpeed(0, 300), edgeSpeed(-200, 300)]).toEqual([-12, -24]);
});

/** Chess, at the time of Art, has the room that Art could have too. */
function withChessInLab2(): Draft {
  const draft = schoolByHand();
  Object.assign(draft.lessons.Chess ?? {}, { classroom: 'Lab 2' });
  return draft;
}

const roomsNow = () => ['Art', 'Chess'].map((id) => draftSession.draft.lessons[id]?.classroom);

for (const hand of hands) {
  test(`two lessons at one time swap their classrooms as one step, ${hand.name}`, async () => {
    await openSchedule(withChessInLab2(), 'classes');
    const times = () => ['Art', 'Chess'].map(slotOf);
    const before = times();
    await hand.command('Art', 'Change classroom', /^Swap with Chess, 9B\s*Lab 2$/);
    expect(roomsNow()).toEqual(['Lab 2', 'Lab 1']);
    expect(times()).toEqual(before);
    expect(toasts()).toContain('Art is in Lab 2 now. Chess is in Lab 1 now.');
    await undo();
    expect(roomsNow()).toEqual(['Lab 1', 'Lab 2']);
  });
}

describe('the classrooms in the menu of a lesson, by keys', () => {
  const itemNamed = (name: string | RegExp) => elementsNamed('[role=menuitem]', name)[0];
  const isIn = (element: Element | null, name: string) =>
    element?.closest('[role=menu]')?.textContent?.includes(name) === true;

  /** Opens the menu of Art and goes to the item that opens its classrooms. */
  async function goToClassrooms(): Promise<HTMLElement> {
    await openSchedule(withChessInLab2(), 'classes');
    await use(cardOf('Art'), 'ContextMenu');
    await point('contextmenu', cardOf('Art'));
    const item = await until(() => itemNamed('Change classroom'));
    await until(() => document.activeElement?.closest('[role=menu]'));
    for (let step = 0; document.activeElement !== item; step += 1) {
      if (step > 40) throw new Error('The keys do not reach the classrooms.');
      await press('ArrowDown');
    }
    return item;
  }

  test('a key that comes before the menu has the focus does not close it', async () => {
    await openSchedule(withChessInLab2(), 'classes');
    await point('contextmenu', cardOf('Art'));
    await until(() => itemNamed('Change classroom'));
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    await meanwhile(() => cardOf('Art').dispatchEvent(key));
    expect(itemNamed('Change classroom')).toBeDefined();
  });

  test('opened and walked at once, they have the focus', async () => {
    await goToClassrooms();
    await meanwhile(() => {
      for (const key of ['ArrowRight', 'ArrowDown'])
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
    });
    await until(() => isIn(document.activeElement, 'Swap with Chess, 9B'));
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
  });

  test.each(['Enter', ' '])(
    'opened by %j, the first of them has the focus, and a choice gives it back to the card',
    async (key) => {
      await goToClassrooms();
      await press(key);
      await until(() => isIn(document.activeElement, 'Swap with Chess, 9B'));
      const swap = itemNamed(/^Swap with Chess, 9B/);
      for (let step = 0; document.activeElement !== swap && step < 9; step += 1) await press('ArrowDown');
      await press('Enter');
      expect(roomsNow()).toEqual(['Lab 2', 'Lab 1']);
      await until(() => document.activeElement === cardOf('Art'));
    },
  );

  test('the arrow back closes them with the focus on their item', async () => {
    const item = await goToClassrooms();
    await press('ArrowRight');
    expect(isIn(document.activeElement, 'Swap with Chess, 9B')).toBe(true);
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    await press('ArrowLeft');
    await until(() => document.activeElement === item);
    expect(itemNamed(/^Swap with Chess, 9B/)).toBeUndefined();
  });
});

test('no swap of classrooms is offered with a locked lesson, nor with one that has other suitable classrooms', async () => {
  for (const change of [{ locked: true }, { viableClassrooms: ['Lab 2'] }]) {
    const draft = withChessInLab2();
    Object.assign(draft.lessons.Chess ?? {}, change);
    await openSchedule(draft, 'classes');
    await hands[0]?.command('Art', 'Change classroom');
    expect(document.body.textContent).toContain('taken by Chess, 9B');
    expect(document.body.textContent).not.toContain('Swap with');
    await closeSchedule();
  }
});

test('the list of classrooms names the lesson that has one, with its class', async () => {
  await openSchedule(withChessInLab2(), 'classes');
  await hands[0]?.command('Art', 'Change classroom', /^Lab 2\s*taken by Chess, 9B$/);
  expect(draftSession.draft.lessons.Art?.classroom).toBe('Lab 2');
});

test('the card in the hand is on the other side of the pointer where the window ends', () => {
  const place = (x: number, y: number) =>
    besidePointer({ x, y }, { width: 180, height: 23 }, { width: 1000, height: 600 });
  expect(place(500, 300)).toEqual({ x: 514, y: 316 });
  expect(place(806, 561)).toEqual({ x: 820, y: 577 });
  expect(place(980, 300)).toEqual({ x: 786, y: 316 });
  expect(place(500, 590)).toEqual({ x: 514, y: 551 });
});

describe('beside the grid', () => {
  beforeEach(() => openSchedule(schoolByHand(), 'classes'));

  test.each(['To staging area', 'Cancel'])(
    '“%s” of a lesson in the hand gives the focus back to the grid',
    async (name) => {
      await use(cardOf('Art'), ' ');
      await use(buttonNamed(name));
      expect(document.querySelector('[data-placing]')).toBeNull();
      expect(document.activeElement?.getAttribute('data-at')).not.toBeNull();
      expect(slotOf('Art')).toEqual(name === 'Cancel' ? [0, 0] : null);
    },
  );

  test('a lesson that is put down by key has the focus, unless the user has moved it until the next frame', async () => {
    for (const tab of [undefined, document.querySelector<HTMLElement>('[role=tab]')]) {
      await use(cardOf('Art'), ' ');
      await walkTo(in9A(3, 1));
      // The frame comes later than the next key of a quick user.
      const frames: FrameRequestCallback[] = [];
      const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((act) => frames.push(act));
      await press(' ');
      if (tab) await meanwhile(() => tab.focus());
      request.mockRestore();
      await meanwhile(() => {
        for (const act of frames) act(0);
      });
      expect(slotOf('Art')).toEqual([3, 1]);
      expect(document.activeElement).toBe(tab ?? cardOf('Art'));
      await undo();
    }
  });

  test('a finger that gives a lesson up leaves the grid where it is scrolled', async () => {
    await point('click', cardOf('Art'), { pointerType: 'touch' });
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await use(buttonNamed('Cancel'));
    expect(document.activeElement?.getAttribute('data-at')).not.toBeNull();
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }]);
    focus.mockRestore();
  });

  test('a drag that goes on beyond the edge of the window is at what is there: the staging area', async () => {
    document.elementFromPoint = (x, y) =>
      x >= 0 && x < innerWidth && y >= 0 && y < innerHeight ? stagingArea() : null;
    const beyond = { clientX: innerWidth + 40, clientY: 200 };
    await point('pointerdown', cardOf('Art'));
    await point('pointermove', cardOf('Art'), { clientX: 70, clientY: 100 });
    await point('pointermove', stagingArea(), beyond);
    await point('pointerup', stagingArea(), beyond);
    expect(slotOf('Art')).toBeNull();
  });

  test('a lesson that is let go outside the window is given up, whatever cell is at the edge', async () => {
    const cell = stopOf(in9A(3, 1));
    for (const outside of [
      { clientX: innerWidth },
      { clientX: -30 },
      { clientY: -1 },
      { clientY: innerHeight + 9 },
    ]) {
      await holdOver('Art', cell);
      await point('pointermove', cell, outside);
      await point('pointerup', cell, outside);
      expect(slotOf('Art')).toEqual([0, 0]);
    }
    await holdOver('Art', cell);
    await point('pointerup', cell);
    expect(slotOf('Art')).toEqual([3, 1]);
  });
});

describe('where the staging area is behind a chip', () => {
  const { matchMedia } = window;
  beforeEach(() => {
    const answer = (query: string) => Object.assign(new EventTarget(), { media: query, matches: true });
    Object.assign(window, { matchMedia: answer });
    return openSchedule(schoolByHand(), 'classes');
  });
  afterEach(() => Object.assign(window, { matchMedia }));
  const chip = () => document.querySelector<HTMLElement>('button[data-staging]');

  test('a card that is dragged to the chip goes to the staging area', async () => {
    await point('pointerdown', cardOf('Art'));
    await point('pointermove', cardOf('Art'), { clientX: 70, clientY: 100 });
    const target = chip();
    if (!target) throw new Error('There is no chip.');
    await point('pointermove', target);
    await frame();
    expect(target.dataset.target).toBe('true');
    await point('pointerup', target);
    expect(slotOf('Art')).toBeNull();
  });

  test('it is in its place before a drag begins, also where nothing is unplaced', async () => {
    await closeSchedule();
    await openSchedule(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], at: [0, 0] }] }), 'classes');
    const target = chip();
    expect(target?.dataset.idle).toBe('true');
    await point('pointerdown', cardOf('Art'));
    await point('pointermove', cardOf('Art'), { clientX: 70, clientY: 100 });
    expect(chip()).toBe(target);
    expect(target?.dataset.idle).toBeUndefined();
  });

  test('Space takes a card of the drawer, and the arrow keys and Space place it', async () => {
    await use(chip());
    const card = await until(() =>
      document.querySelector<HTMLElement>('[role=dialog] [data-lesson-id="Drama"]'),
    );
    await use(card, ' ');
    await until(() => document.activeElement?.getAttribute('data-at'));
    expect(document.documentElement.dataset.placing).toBe('keys');
    await walkTo(in9A(0, 2));
    await press(' ');
    expect(slotOf('Drama')).toEqual([0, 2]);
  });

  test('a lesson that a key takes from the drawer is aimed at its own rows', async () => {
    await use(chip());
    const card = await until(() =>
      document.querySelector<HTMLElement>('[role=dialog] [data-lesson-id="Physics"]'),
    );
    await use(card, ' ');
    const at = await until(() => document.activeElement?.getAttribute('data-at'));
    expect(document.activeElement?.closest<HTMLElement>('[data-block]')?.dataset.block).toBe('9B/s');
    expect(at).toMatch(/:0:0$/);
    await press(' ');
    // Its first cell is taken: both lessons change places.
    expect(slotOf('Physics')).toEqual([0, 0]);
  });
});
