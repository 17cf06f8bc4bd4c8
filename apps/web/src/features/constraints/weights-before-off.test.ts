// @vitest-environment happy-dom
import { commands, createExampleSchool, runCommand, usualRules, WEIGHT, type Weight } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { closeDom, openSchool, use } from '../../ui/testing/page-in-dom.tsx';
import { openDashboard } from './dashboard-in-dom.tsx';

const KEY = 'constraints.weightsBeforeOff';
const own = usualRules(createExampleSchool()).find(({ name }) => name === 'teacherGaps')?.rule;
if (!own) throw new Error('The example school has the rule.');
const { id } = own;
const weight = () => draftSession.draft.constraints[id]?.weight;

/** Uses the switch of the rule's row. */
async function useSwitch(): Promise<void> {
  const row = [...document.querySelectorAll('[role=row]')].find(({ textContent }) =>
    textContent?.includes('Each teacher has no gaps'),
  );
  await use(row?.querySelector('[role=switch]'), ' ');
}

async function open(before: Weight): Promise<void> {
  await openSchool(
    runCommand(createExampleSchool(), commands.setConstraintWeight, { ids: [id], weight: before }),
  );
  await openDashboard('workload');
}

afterEach(closeDom);

test('a soft constraint that is switched off and on has its weight again, also after the page was loaded anew', async () => {
  await open(WEIGHT.THREE);
  await useSwitch();
  expect(weight()).toBe(WEIGHT.OFF);
  const stored = structuredClone(usePageMemory.getState().memory);
  await closeDom();
  usePageMemory.setState({ memory: stored });
  await open(WEIGHT.OFF);
  await useSwitch();
  expect(weight()).toBe(WEIGHT.THREE);
});

test('a usual rule whose weight is not known any more gets the proposed one, and weights of deleted ones are forgotten', async () => {
  await open(WEIGHT.OFF);
  rememberOfSchool(KEY, { gone: 3 });
  await useSwitch();
  expect(weight()).toBe(WEIGHT.TWO);
  await useSwitch();
  expect(schoolMemory(usePageMemory.getState())[KEY]).toEqual({ [id]: WEIGHT.TWO });
});
