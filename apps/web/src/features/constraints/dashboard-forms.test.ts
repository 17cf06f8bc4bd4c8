// @vitest-environment happy-dom
import {
  type Constraint,
  categories,
  commands,
  createExampleSchool,
  type Draft,
  WEIGHT,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import {
  choose,
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  press,
  toasts,
  type,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { kindEntries } from '../constraint-editor/kind-entries.ts';
import { isDerived } from '../constraint-editor/rule-row.ts';
import { tabOfKind, tabOfRule } from './constraint-tabs.ts';
import { openDashboard } from './dashboard-in-dom.tsx';

/** The example school with weights everywhere, and no rules but those of its divisions. */
function emptyOfRules(): Draft {
  const draft = createExampleSchool();
  const own = Object.entries(draft.constraints).filter(([, each]) => isDerived(each));
  const weights = Object.fromEntries(
    categories.map((each) => [each, { ...draft.constraintGroupWeights[each], enabled: true }]),
  ) as Draft['constraintGroupWeights'];
  return { ...draft, constraints: Object.fromEntries(own), constraintGroupWeights: weights };
}

const school = emptyOfRules();
const ownRules = (): Constraint[] =>
  Object.values(draftSession.draft.constraints).filter((each) => !isDerived(each));
const offered = kindEntries(createTexts(), school).flatMap(({ kind, type: of, label }) =>
  of === null ? [] : [{ kind, of, label }],
);

afterEach(closeDom);

function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=dialog]');
  if (!found) throw new Error('There is no dialog.');
  return found;
}
const submit = () => dialog().querySelector<HTMLButtonElement>('button[type=submit]');
const canSave = () => submit()?.disabled === false;
const lists = () => [...dialog().querySelectorAll<HTMLElement>('form button[aria-haspopup=listbox]')];

/** The list whose search has the focus. */
const openList = () => document.getElementById(document.activeElement?.getAttribute('aria-controls') ?? '');

/** The options of the open list that stand for an item that is not chosen yet. */
const free = () =>
  [...(openList()?.querySelectorAll('[role=option]') ?? [])].filter(
    (each) => !each.querySelector('[class*=_all_]') && each.getAttribute('aria-selected') !== 'true',
  );

/** Opens a list with the keys and takes so many items, each found by its name. */
async function take(list: HTMLElement | undefined, count: number): Promise<void> {
  await use(list);
  for (let taken = 0; taken < count; taken += 1) {
    const name = free()[0]?.textContent;
    if (!name) break;
    await type(name);
    const isFound = () => free().some((each) => each.hasAttribute('data-combobox-selected'));
    for (let steps = 0; !isFound() && steps < 5; steps += 1) await press('ArrowDown');
    await press('Enter');
    // A list of which one is chosen has closed.
    if (!(document.activeElement instanceof HTMLInputElement)) return;
    await type('');
  }
  await press('Escape');
}

/** Fills in what a form leaves open. */
async function fill(): Promise<void> {
  for (let at = 0; !canSave() && at < lists().length; at += 1) {
    const list = lists()[at];
    if (list && !list.hasAttribute('data-active')) await take(list, 2);
  }
  for (const set of dialog().querySelectorAll('fieldset'))
    if (!canSave() && !set.querySelector('[aria-pressed=true]')) await use(set.querySelector('button'), ' ');
  const [cells] = elementsNamed('form button', /^0 chosen periods$/, dialog());
  if (canSave() || !cells) return;
  await use(cells);
  await use(dialog().querySelector('[role=grid] [role=gridcell] button, [role=grid] button[aria-pressed]'));
}

/** Changes the first field that can be changed: a number, chosen days or periods, or the items. */
async function change(): Promise<void> {
  for (const field of dialog().querySelectorAll<HTMLInputElement>('[data-sentence] input[inputmode]')) {
    await use(field, 'ArrowUp');
    if (canSave()) return;
    await press('ArrowDown');
    await press('ArrowDown');
    if (canSave()) return;
  }
  const [chip] = dialog().querySelectorAll('form fieldset [aria-pressed=false]');
  if (chip) return use(chip, ' ');
  for (const list of lists()) {
    await take(list, 1);
    if (canSave()) return;
  }
}

test.each(offered)(
  '$kind of a $of is added by its form, edited, weighted, switched off, copied, deleted and undone with the keys',
  async ({ kind, label }) => {
    const tab = tabOfKind(kind);
    openSchool(school);
    await openDashboard(tab);
    await use(elementsNamed('button', 'Add constraint')[0]);
    await type(label);
    const options = [...document.querySelectorAll('[role=option]')];
    const wanted = options.find((each) => each.textContent === label);
    for (let steps = 0; steps < options.length; steps += 1)
      if (!wanted?.hasAttribute('data-combobox-selected')) await press('ArrowDown');
    await press('Enter');
    await fill();
    expect(canSave(), dialog().textContent?.slice(-200)).toBe(true);
    await use(submit());
    const rules = ownRules();
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect([tabOfRule(rule), rule.type]).toEqual([tab, rules[0]?.type]);
    expect(toasts().join()).toMatch(/add(ed|ing)/i);

    // An item has a rule of its own: the others are taken back with the first.
    const [rule] = rules;
    if (!rule) return;
    const others = rules.slice(1).map((each) => each.id);
    await meanwhile(() => {
      if (others.length > 0) draftSession.store.run(commands.deleteConstraint, { ids: others });
    });
    const now = () => draftSession.draft.constraints[rule.id];
    const row = () => {
      const [own, ...more] = [...document.querySelectorAll('[role=row]')].filter((each) =>
        each.querySelector('[role=switch]'),
      );
      expect(more).toEqual([]);
      if (!own) throw new Error('The rule has no row.');
      return own;
    };

    await use(row().querySelector('[title="Edit constraints"]'));
    await change();
    expect(canSave(), dialog().textContent?.slice(-200)).toBe(true);
    await use(submit());
    expect(toasts()).toContain('Constraint successfully saved!');
    expect(now()).not.toEqual(rule);
    await choose(row().querySelector<HTMLSelectElement>('select'), '3');
    expect(now()?.weight).toBe(WEIGHT.THREE);
    await use(row().querySelector('[role=switch]'), ' ');
    expect(now()?.weight).toBe(WEIGHT.OFF);
    expect(row().getAttribute('data-status')).toBe('off');

    await use(row().querySelector('[aria-label^="Copy: "]'));
    const isOnSet = !('base' in rule);
    if (isOnSet) await change();
    else await take(lists()[0], 3);
    expect(canSave(), dialog().textContent?.slice(-200)).toBe(true);
    await use(submit());
    expect(ownRules().length).toBeGreaterThan(1);
    await meanwhile(() => draftSession.store.undo());
    expect(ownRules()).toEqual([now()]);

    await use(row().querySelector('[aria-label^="Delete constraint: "]'));
    expect(dialog().textContent).toContain('Are you sure you want to delete this constraint?');
    expect(dialog().textContent).toContain('Consider disabling the constraint instead.');
    await use(elementsNamed('button', 'Delete', dialog())[0]);
    expect(ownRules()).toEqual([]);
    expect(toasts()).toContain('Successfully deleted constraint');
    await meanwhile(() => {
      while (draftSession.store.canUndo) draftSession.store.undo();
    });
    expect(draftSession.draft).toEqual(school);
  },
);
