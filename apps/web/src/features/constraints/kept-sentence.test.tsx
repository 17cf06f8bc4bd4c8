// @vitest-environment happy-dom
import { type Constraint, commands, createDraft } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openEntry } from '../../ui/entity-form/use-entry-to-open.ts';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { killableWindows } from '../../ui/testing/killed-window.ts';
import { closeDom, openSchool, type, until } from '../../ui/testing/page-in-dom.tsx';
import { openDashboard } from './dashboard-in-dom.tsx';
import { newRule, SentenceForm, storedRule } from './SentenceForm.tsx';

const browser = killableWindows();
const nothing = () => {};
const amount = (within: ParentNode = document): HTMLInputElement | null =>
  within.querySelector('[data-sentence] input[inputmode]');

const rule: Constraint = {
  id: 'rule-1',
  type: 'teacherConstraint',
  constraint: 'maxGapsPerWeek',
  base: { items: 'all', except: [] },
  maxGaps: 2,
  weight: 100,
};

beforeEach(() => {
  openSchool(createDraft({ schoolName: 'Hill School' }));
  draftSession.store.run(commands.addConstraint, { constraint: rule });
});
afterEach(closeDom);

const forms = [
  ['a stored constraint', 'Edit constraint'],
  ['a new constraint', 'Add constraint'],
] as const;

test.each(forms)('the notice of an entry in the sentence of %s opens it', async (name, title) => {
  const { draft } = draftSession;
  const stored = name === 'a stored constraint' ? rule : null;
  const initial = stored
    ? storedRule(draft, stored)
    : newRule(draft, 'maxGapsPerWeek', { type: 'teacher', ids: [], scope: { items: 'all', except: [] } });
  if (initial === null) throw new Error('The rule has no form.');
  await openWithLinks(<SentenceForm initial={initial} stored={stored} onCancel={nothing} onDone={nothing} />);
  await act(async () => amount()?.focus());
  await type('5');
  await browser.kill();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('Nothing is on offer.');
  openEntry(entry);
  await openDashboard('workload');
  await until(() => document.querySelector('[role=dialog]') !== null);
  const dialog = document.querySelector('[role=dialog]') ?? document;
  expect(dialog.textContent).toContain(title);
  await useButton('Restore', dialog);
  expect(amount(dialog)?.value).toBe('5');
});
