// @vitest-environment happy-dom
import { commands, createExampleSchool } from '@bellgrid/model';
import { Drawer, MantineProvider, Modal } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { hidesEarlierSteps, useDialogUndo } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { usePaletteAsked } from '../../features/palette/palette-store.ts';
import { usePaletteKey } from '../../features/palette/use-palette-key.ts';
import { MakeRoomPanel } from '../../features/schedule/placing/MakeRoomPanel.tsx';
import { useMakeRoom } from '../../features/schedule/placing/make-room.ts';
import { createAppTheme } from '../../platform/theme/theme.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, meanwhile, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
import type { FactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import { useUndoKeys } from './use-undo-keys.ts';

afterEach(closeDom);

function Steps() {
  useDialogUndo();
  return null;
}

function Screen({ Dialog }: { readonly Dialog: typeof Modal | typeof Drawer }) {
  useUndoKeys();
  usePaletteKey();
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)}>
      <Steps />
      <button type="button" onClick={() => setOpened(false)}>
        Done
      </button>
    </Dialog>
  );
}

function Keys() {
  useUndoKeys();
  return null;
}

const noFacts: FactsOf = () => {
  throw new Error('No lesson is asked about.');
};

function Proposals() {
  const draft = useDraft((whole) => whole);
  return <MakeRoomPanel draft={draft} factsOf={noFacts} area={{ current: null }} />;
}

const press = (key: string) =>
  meanwhile(
    () => void window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true })),
  );

test.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('undo and the palette obey their keys as soon as a %s is closed', async (_, Dialog) => {
  openSchool(createExampleSchool({ schoolName: 'Before' }));
  draftSession.store.run(commands.setSchoolName, { schoolName: 'After' });
  const { asked } = usePaletteAsked.getState();
  await openWithLinks(
    <MantineProvider env="default" theme={createAppTheme({ close: 'Close' })}>
      <Screen Dialog={Dialog} />
    </MantineProvider>,
  );
  const done = await until(() => elementsNamed('button', 'Done')[0]);
  await press('z');
  await press('k');
  expect([draftSession.draft.schoolData.schoolName, usePaletteAsked.getState().asked]).toEqual([
    'After',
    asked,
  ]);
  await meanwhile(() => done.click());
  await press('z');
  await press('k');
  expect([draftSession.draft.schoolData.schoolName, usePaletteAsked.getState().asked]).toEqual([
    'Before',
    asked + 1,
  ]);
});

test('the undo key closes proposals that are open first, and only then undoes a step', async () => {
  openSchool(createExampleSchool({ schoolName: 'Before' }));
  draftSession.store.run(commands.setSchoolName, { schoolName: 'After' });
  const asked = () => useMakeRoom.getState().asked;
  await openWithLinks(
    <MantineProvider env="default" theme={createAppTheme({ close: 'Close' })}>
      <Keys />
      <Proposals />
    </MantineProvider>,
  );
  const question = { kind: 'all', lessons: [] } as const;
  await meanwhile(() => useMakeRoom.setState({ asked: { number: 1, question, blocked: null } }));
  expect(hidesEarlierSteps()).toBe(false);
  await press('z');
  expect([asked(), draftSession.draft.schoolData.schoolName]).toEqual([null, 'After']);
  await press('z');
  expect(draftSession.draft.schoolData.schoolName).toBe('Before');
});
