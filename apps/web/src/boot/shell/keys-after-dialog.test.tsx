// @vitest-environment happy-dom
import { commands, createExampleSchool } from '@bellgrid/model';
import { Drawer, MantineProvider, Modal } from '@mantine/core';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useDialogUndo } from '../../document/draft/undo-scope.ts';
import { usePaletteAsked } from '../../features/palette/palette-store.ts';
import { usePaletteKey } from '../../features/palette/use-palette-key.ts';
import { createAppTheme } from '../../platform/theme/theme.ts';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, meanwhile, openSchool, until } from '../../ui/testing/page-in-dom.tsx';
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
