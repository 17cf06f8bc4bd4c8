// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, meanwhile, openSchool, until, use } from '../../ui/testing/page-in-dom.tsx';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import { createFactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { closeMakeRoom, useMakeRoom } from './placing/make-room.ts';
import { StagingDrawer } from './StagingDrawer.tsx';

/** The thread that looks for room; here it finds none. */
class NoWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

afterEach(async () => {
  await closeDom();
  closeMakeRoom();
  vi.unstubAllGlobals();
});

const openMenu = vi.fn();

async function openDrawer(names: readonly string[] = ['Art', 'Music']): Promise<void> {
  vi.stubGlobal('Worker', NoWorker);
  const draft = smallSchool({ lessons: names.map((id) => ({ id, groups: ['9A'] })) });
  openSchool(draft);
  const placed = new Map();
  await openWithLinks(
    <LessonActionsContext value={{ move: () => {}, openMenu }}>
      <StagingDrawer
        {...{ draft, placed, nobodys: [], focusRowsOf: () => {} }}
        lessons={Object.values(draft.lessons)}
        view="classes"
        factsOf={createFactsOf(draft, placed, 'subject')}
      />
    </LessonActionsContext>,
  );
  await use(document.querySelector('button'));
  await until(() => document.querySelector('[role=dialog]'));
}

test('on a narrow screen, places for all lessons are asked for in the drawer, which makes way for the answer', async () => {
  await openDrawer();
  await useButton('Find places for all of them');
  expect(useMakeRoom.getState().asked?.question).toEqual({ kind: 'all', lessons: ['Art', 'Music'] });
  await until(() => document.querySelector('[role=dialog]') === null);
});

test('in the drawer it is said in words that there are too many lessons for it', async () => {
  await openDrawer(Array.from({ length: 61 }, (_, index) => `Art ${index}`));
  expect(elementsNamed('button', 'Find places for all of them')).toEqual([]);
  expect(document.body.textContent).toContain('So many lessons need a new schedule: generate one');
});

test('each lesson in the drawer has its menu, which belongs to its card', async () => {
  await openDrawer();
  const [button] = elementsNamed('button', 'More commands');
  await meanwhile(() => button?.click());
  const [lesson, card] = openMenu.mock.lastCall ?? [];
  expect([lesson, card.dataset.item]).toEqual(['Art', 'Art']);
});
