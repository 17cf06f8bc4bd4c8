// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom } from '../testing/page-in-dom.tsx';
import { createEditGuard, EditGuardContext, useReportDirty } from './edit-guard.ts';

afterEach(closeDom);

interface Shown {
  readonly first: boolean;
  /** Null when the second field is not shown. */
  readonly second: boolean | null;
}

let asked: (() => void)[] = [];
let show: (shown: Shown) => void;
const guard = createEditGuard((then) => asked.push(then));

function Field({ isDirty }: { readonly isDirty: boolean }) {
  useReportDirty(isDirty);
  return null;
}

function Fields() {
  const [{ first, second }, setShown] = useState<Shown>({ first: false, second: null });
  show = setShown;
  return (
    <EditGuardContext value={guard}>
      <Field isDirty={first} />
      {second === null ? null : <Field isDirty={second} />}
    </EditGuardContext>
  );
}

/** True when leaving asks while the fields are as given. */
async function asks(first: boolean, second: boolean | null): Promise<boolean> {
  await act(async () => show({ first, second }));
  asked = [];
  let isLeft = false;
  guard.leave(() => {
    isLeft = true;
  });
  expect(isLeft).toBe(asked.length === 0);
  return !isLeft;
}

test('each field with unsaved changes counts, whatever others report and while they come and go', async () => {
  await openInDom(<Fields />);
  expect(await asks(false, null)).toBe(false);
  expect(await asks(true, null)).toBe(true);
  expect(await asks(true, false)).toBe(true);
  expect(await asks(true, true)).toBe(true);
  expect(await asks(true, null)).toBe(true);
  expect(await asks(false, true)).toBe(true);
  expect(await asks(false, false)).toBe(false);
});

test('changes that were given up do not count, and their fields leave no debt behind', async () => {
  await openInDom(<Fields />);
  expect(await asks(true, true)).toBe(true);
  guard.forget();
  expect(guard.isDirty()).toBe(false);
  expect(await asks(false, null)).toBe(false);
  expect(await asks(true, null)).toBe(true);
});
