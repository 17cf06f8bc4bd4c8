// @vitest-environment happy-dom
import { guessMapping, planTableImport, readDelimited, type TablePlan } from '@bellgrid/formats';
import { commands, createSchool, runCommand } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { closeDom, meanwhile, openInDom } from '../../ui/testing/page-in-dom.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import type { PlanChoices } from './use-table-import.ts';

afterEach(closeDom);

const TABLE =
  'Subject,Class,Teacher,Lessons\nMaths,"9A, 9B",Ada Blake,4\nArt,9A,"Ben Carr, Cy Dale",2\nChess,9B,,1';

const FIRST = { addMissing: true, sitTogether: false, persons: {}, commaNamesAreOne: null };

function planOf(text: string, sitTogether: boolean): TablePlan {
  const empty = createSchool({ schoolName: 'Hill' });
  const [structure = ''] = Object.keys(empty.schoolData.structures);
  const draft = runCommand(empty, commands.buildStructure, { id: structure, count: 6, length: 45, gap: 5 });
  const read = readDelimited(text);
  if (!read.ok) throw new Error(read.fault.code);
  const [header, ...rows] = read.rows;
  const mapping = guessMapping('subjects', header?.cells ?? []);
  let ids = 0;
  return planTableImport(
    draft,
    { kind: 'subjects', rows, mapping, ...FIRST, sitTogether, colorNames: {} },
    () => `new-${++ids}`,
  );
}

/** Shows the preview of a table; returns what is chosen in it. */
async function open(text: string): Promise<Partial<PlanChoices>[]> {
  const chosen: Partial<PlanChoices>[] = [];
  await openInDom(
    <PreviewStep
      plan={planOf(text, false)}
      choices={FIRST}
      busy={false}
      onChoose={(changes) => chosen.push(changes)}
      onBack={() => {}}
      onConfirm={() => {}}
    />,
  );
  return chosen;
}

const cells = (row: Element) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

test('each row of subjects shows its class and its teachers', async () => {
  await open(TABLE);
  const [head, ...rows] = [...document.querySelectorAll('tr')].map(cells);
  expect(head?.slice(1, 4)).toEqual(['Name', 'Classes', 'Teachers']);
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['2', 'Maths', '9A, 9B', 'Ada Blake'],
    ['3', 'Art', '9A', 'Ben Carr, Cy Dale'],
    ['4', 'Chess', '9B', ''],
  ]);
});

test('several classes of a row are asked about: each its own lessons, unless they sit together', async () => {
  const chosen = await open(TABLE);
  const answers = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(answers.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Each class has its own lessons', true],
    ['They sit together', false],
  ]);
  await meanwhile(() => answers[1]?.click());
  expect(chosen).toContainEqual({ sitTogether: true });
  const lessons = (sitTogether: boolean) =>
    planOf(TABLE, sitTogether).args.subjects?.filter(({ subject }) => subject.name === 'Maths').length;
  expect([lessons(false), lessons(true)]).toEqual([2, 1]);
});

test('where every row has one class, nothing is asked', async () => {
  await open('Subject,Class,Teacher,Lessons\nMaths,9A,Ada Blake,4');
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(0);
});

test('a name with a comma that may be one teacher or two is asked about, with the likelier answer chosen', async () => {
  const chosen = await open('Subject;Class;Teacher\nMaths;9A;Neumann, Ulf\nArt;9A;Ada Hill');
  const answers = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(answers.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['One: last name, first name', true],
    ['Two teachers', false],
  ]);
  expect(document.body.textContent).toContain('Is “Neumann, Ulf” one teacher or two?');
  await meanwhile(() => answers[1]?.click());
  expect(chosen).toContainEqual({ commaNamesAreOne: false });
});
