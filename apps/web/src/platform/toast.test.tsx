// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { notificationsStore } from '@mantine/notifications';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeDom, elementsNamed, meanwhile, openInDom, settle, use } from '../ui/testing/page-in-dom.tsx';
import { toast } from './toast.tsx';

beforeEach(() => openInDom(null));
afterEach(closeDom);

/** The messages that are shown, without those that fade. */
const toasts = (): string[] =>
  notificationsStore.getState().notifications.map(({ message }) => {
    const html = renderToStaticMarkup(<MantineProvider env="test">{message}</MantineProvider>);
    return html.replaceAll(/<style.*?<\/style>|<[^>]*>/gs, '').trim();
  });

async function say(tell: () => unknown): Promise<void> {
  await meanwhile(() => {
    tell();
  });
  await settle();
}

const added = (kind: string) => () =>
  toast.added({ kind, message: `Added a ${kind}`, many: (count) => `Added ${count} of ${kind}` });

test('things of one kind that are added one after another share a message', async () => {
  await say(added('class'));
  expect(toasts()).toEqual(['Added a class']);
  await say(added('class'));
  await say(added('class'));
  expect(toasts()).toEqual(['Added 3 of class']);
  await say(added('teacher'));
  expect(toasts().toSorted()).toEqual(['Added 3 of class', 'Added a teacher']);
});

test('a step takes away what earlier messages say, and leads to its effect', async () => {
  let shown = 0;
  await say(() => toast.success('Saved'));
  await say(added('class'));
  await say(() => toast.failure('Not saved'));
  await say(() => toast.step('Undone: add a class', [{ label: 'Show', act: () => (shown += 1) }]));
  // A failure still holds.
  expect(toasts().toSorted()).toEqual(['Not saved', 'Undone: add a class Show']);
  await say(() => toast.step('Undone: add a teacher', []));
  expect(toasts().filter((each) => each.startsWith('Undone'))).toEqual(['Undone: add a teacher']);
  await say(() => toast.step('Undone: add a class', [{ label: 'Show', act: () => (shown += 1) }]));
  await use(elementsNamed('button', 'Show').at(-1));
  expect(shown).toBe(1);
  expect(toasts()).toEqual(['Not saved']);
});
