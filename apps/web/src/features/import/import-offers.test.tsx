// @vitest-environment happy-dom
import type { CarriedEntry } from '@bellgrid/formats';
import { commands, createExampleSchool, createSchool, type Draft, runCommand, WEIGHT } from '@bellgrid/model';
import { afterEach, expect, test, vi } from 'vitest';
import { schoolFacts } from '../../document/draft/school-facts.ts';
import { closeDom, meanwhile, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { gapsWithoutRule } from '../usual-rules/gaps-without-rule.ts';
import { ImportResultView } from './ImportResultView.tsx';

afterEach(closeDom);

const NOTHING = { carried: [], approximated: [], notCarried: [], warnings: [], placements: 0 };
const without = (...names: readonly string[]): Draft => {
  const draft = createExampleSchool();
  for (const name of names) {
    const rule = draft.constraints[`usual-${name}`];
    if (rule && 'weight' in rule) rule.weight = WEIGHT.OFF;
  }
  return draft;
};

test('the gaps that no rule of a school is about are those of classes, of teachers, of both or of none', () => {
  expect(gapsWithoutRule(without())).toBeNull();
  expect(gapsWithoutRule(without('classGaps'))).toBe('classes');
  expect(gapsWithoutRule(without('teacherGaps'))).toBe('teachers');
  expect(gapsWithoutRule(without('classGaps', 'teacherGaps'))).toBe('both');
});

async function open(draft: Draft, format: 'fet' | 'bellgrid', carried: readonly CarriedEntry[] = []) {
  openSchool(createSchool({ schoolName: 'Hill' }));
  const on = { onUsualRules: vi.fn(), onClassrooms: vi.fn() };
  await openInDom(
    <ImportResultView
      {...{ draft, used: draft, format, ...on }}
      name="school.fet"
      report={{ ...NOTHING, carried }}
      withUsualRules={false}
      withClassrooms={false}
      onUse={() => {}}
    />,
  );
  return on;
}
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const page = () => document.body.textContent;

test('of a FET file without rules on gaps it is said what follows, and the usual rules are a choice that is not made', async () => {
  const { onUsualRules } = await open(without('classGaps', 'teacherGaps'), 'fet');
  expect(page()).toContain('No rule on gaps of classes or teachers is carried over');
  expect(boxes().map(({ checked }) => checked)).toEqual([false]);
  await meanwhile(() => boxes()[0]?.click());
  expect(onUsualRules).toHaveBeenCalledWith(true);
  await closeDom();
  await open(without(), 'fet');
  expect(page()).not.toContain('No rule on gaps');
});

test('the report on a file says how many of its constraints the home screen will count', async () => {
  const draft = createExampleSchool();
  const element = 'ConstraintTeacherMaxDaysPerWeek';
  await open(draft, 'fet', [{ name: { code: 'imports.name', values: {} }, count: 40, element }]);
  expect(page()).toContain(`The home screen will count ${schoolFacts(draft).constraints} constraints`);
  await closeDom();
  await open(draft, 'fet');
  expect(page()).not.toContain('The home screen will count');
});

test('a file with classrooms that it has switched off offers to switch them on', async () => {
  const changes = { isClassroomsEnabled: false };
  const draft = runCommand(createExampleSchool(), commands.setConfig, { changes });
  const { onClassrooms } = await open(draft, 'bellgrid');
  expect(page()).toContain('The file has 22 classrooms, but classrooms are switched off in it.');
  await meanwhile(() => boxes()[0]?.click());
  expect(onClassrooms).toHaveBeenCalledWith(true);
  await closeDom();
  await open(createExampleSchool(), 'bellgrid');
  expect(boxes()).toEqual([]);
});
