import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDraftFile } from '@bellgrid/formats';
import { createExampleSchool, type Draft } from '@bellgrid/model';
import { outsideMarkers } from '@bellgrid/texts/pseudo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { smallSchool } from './testing/small-school.ts';

let folder: string;
const at = (name: string) => join(folder, name);

/**
 * A school of FET with rules that are carried, nearly carried and not carried, and a lesson without teacher
 * and class.
 */
const variedSchool = smallSchool
  .replace(
    '</Activities_List>',
    `<Activity><Subject>Maths</Subject><Duration>1</Duration><Id>99</Id><Activity_Group_Id>0</Activity_Group_Id>
    <Active>true</Active></Activity></Activities_List>
    <Rooms_List><Room><Name>R1</Name></Room><Room><Name>R2</Name></Room>
    <Room><Name>Both</Name><Virtual>true</Virtual><Set_of_Real_Rooms><Real_Room>R1</Real_Room></Set_of_Real_Rooms>
    <Set_of_Real_Rooms><Real_Room>R2</Real_Room></Set_of_Real_Rooms></Room></Rooms_List>`,
  )
  .replace(
    '</Time_Constraints_List>',
    `<ConstraintOfTomorrow><Weight_Percentage>100</Weight_Percentage></ConstraintOfTomorrow>
    <ConstraintTeacherMaxDaysPerWeek><Teacher>Ada</Teacher><Max_Days_Per_Week>0</Max_Days_Per_Week>
    </ConstraintTeacherMaxDaysPerWeek>
    <ConstraintTeacherMaxDaysPerWeek><Teacher>Ada</Teacher><Max_Days_Per_Week>2</Max_Days_Per_Week><New>1</New>
    </ConstraintTeacherMaxDaysPerWeek></Time_Constraints_List>`,
  );

/** The example school with rules that FET does not have, and more lessons of a teacher than there is time for. */
function overloaded(): Draft {
  const draft = createExampleSchool();
  const [teacher] = Object.keys(draft.teachers);
  const [first = '', second = ''] = Object.keys(draft.lessons);
  const both = {
    id: 'x',
    type: 'lesson',
    base: first,
    other: second,
    values: [],
    weight: 100,
    metaData: null,
  };
  draft.constraints.x = { ...both, constraint: 'same time optional' } as Draft['constraints'][string];
  if (teacher !== undefined)
    for (const lesson of Object.values(draft.lessons).slice(0, 60)) lesson.teachers = [teacher];
  return draft;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-pseudo-'));
  writeFileSync(at('school.fet'), smallSchool);
  writeFileSync(at('varied.fet'), variedSchool);
  writeFileSync(at('example.json'), exportDraftFile(createExampleSchool()));
  writeFileSync(at('overloaded.json'), exportDraftFile(overloaded()));
  const file = JSON.parse(exportDraftFile(createExampleSchool())) as { dataStore: Draft };
  const [lesson] = Object.values(file.dataStore.lessons);
  lesson?.teachers.push('ghost');
  Object.assign(file.dataStore.lessons, { none: { id: 'none' } });
  writeFileSync(at('damaged.json'), JSON.stringify(file));
  writeFileSync(at('broken.json'), '{"dataStore":');
  writeFileSync(at('none.json'), '{"dataStore":{"lessons":5}}');
  writeFileSync(at('broken.fet'), '<fet version="6">\n<A>Tom & Jerry</A></fet>');
  writeFileSync(at('open.fet'), '<fet version="6"><A>');
  writeFileSync(at('old.fet'), '<fet version="4"/>');
  writeFileSync(
    at('terms.fet'),
    smallSchool.replace('<Institution_Name>', '<Mode>Terms</Mode><Institution_Name>'),
  );
  writeFileSync(at('teacher.fet'), smallSchool.replaceAll('<Teacher>Ada', '<Teacher>Eve'));
  writeFileSync(at('latin.fet'), Buffer.from(smallSchool.replace('Small', 'Schön'), 'latin1'));
  writeFileSync(at('plain.txt'), 'hello');
  writeFileSync(at('empty.fet'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The text of an output outside ⟦ and ⟧, without the names of the command and of files, bullets, numbers and
 * statuses.
 */
function outside(output: string): string[] {
  const words = outsideMarkers(output)
    .replaceAll(folder, '')
    .replaceAll(/^bellgrid: /gm, '')
    .replaceAll(/^\/?[\w.]+\.(fet|json|txt|xml)(:\d+)?: (dataStore[\w.]*: )?/gm, '')
    .replaceAll(/\((OPTIMAL|FEASIBLE|INFEASIBLE|TIMEOUT|CANCELLED)\)/g, '');
  return words.match(/\p{L}.*/gu) ?? [];
}

async function inPseudoLanguage(args: readonly string[]): Promise<string> {
  const { out, err } = await runCli([...args, '--lang', 'qps']);
  expect([outside(out), outside(err)]).toEqual([[], []]);
  expect(out + err).toContain('⟦');
  return out + err;
}

describe('nothing is said outside the catalogue', () => {
  it.each([
    ['--help'],
    [],
    ['sovle'],
    ['solve'],
    ['convert', 'a', 'b', 'c'],
    ['solve', 'x', '--fast'],
    ['solve', 'x', '--seed'],
    ['solve', 'x', '--json=1'],
    ['solve', 'x', '--seconds', '0'],
    ['solve', 'x', '--until', 'never'],
    ['solve', 'x', '--steps', '9', '--threads', '2'],
    ['solve', 'x', '--steps', '9', '--seconds', '2'],
    ['check', 'missing.json'],
    ['verify', '.'],
    ['convert', 'x.json', 'y.xml'],
    ['convert', 'x.json', 'no/folder.json'],
    ['export', 'x.json'],
    ['export', 'x.json', '-o', 'x.doc'],
    ['export', 'x.json', '-o', 'no/folder.csv'],
    ['export', 'missing.json', '-o', 'x.csv'],
    ['worker', 'now'],
  ])('by %s %s %s', async (...args) => {
    await inPseudoLanguage(args);
  });

  it.each([
    'broken.json',
    'none.json',
    'broken.fet',
    'open.fet',
    'old.fet',
    'terms.fet',
    'teacher.fet',
    'latin.fet',
    'plain.txt',
    'empty.fet',
  ])('about %s, which cannot be read', async (name) => {
    await inPseudoLanguage(['convert', at(name), at('out.json')]);
  });

  it.each(['school.fet', 'varied.fet', 'damaged.json', 'example.json', 'overloaded.json'])(
    'by an import and an export of %s',
    async (name) => {
      const said = await inPseudoLanguage(['convert', at(name), at(`out-${name}.fet`)]);
      expect(said.split('\n').length).toBeGreaterThan(2);
    },
  );

  it.each([
    ['--view', 'pupils'],
    ['--paper', 'a9'],
    ['--orientation', 'round'],
    ['--for', 'Nobody'],
    ['--format', 'ics'],
    ['--format', 'csv'],
    ['--format', 'html', '--view', 'global'],
  ])('by an export with %s %s', async (...options) => {
    await inPseudoLanguage(['export', at('example.json'), '-o', at('out.csv'), ...options]);
  });

  it.each([
    ['solve', 'varied.fet', '--steps', '2000', '--details'],
    ['solve', 'example.json', '--steps', '1'],
    ['check', 'school.fet', '--seconds', '5'],
    ['check', 'overloaded.json', '--seconds', '1', '--details'],
    ['verify', 'example.json'],
    ['verify', 'overloaded.json'],
  ])('by %s %s', async (command, name, ...options) => {
    await inPseudoLanguage([command, at(name), ...options]);
  });
});

describe('in German', () => {
  const german = (args: readonly string[]) => runCli([...args, '--lang', 'de']);

  it('a missing file is refused', async () => {
    const { err } = await german(['verify', 'missing.json']);
    expect(err).toBe('bellgrid: missing.json: Diese Datei gibt es nicht.\n');
  });

  it('the output on a run and a schedule', async () => {
    expect((await german(['solve', at('school.fet'), '--steps', '2000'])).out).toContain('Stundenplan');
    expect((await german(['verify', at('overloaded.json')])).out).toContain('nicht in Ordnung');
  });

  it('the output on an import and on parts that FET cannot hold', async () => {
    const { out } = await german(['convert', at('overloaded.json'), at('german.fet')]);
    expect(out).toContain('Lehrkräfte 22');
    expect(out).toContain('Zur selben Zeit möglich');
  });

  it('programs read English beside the codes', async () => {
    const { out } = await german(['convert', at('varied.fet'), at('german.json'), '--json']);
    const { report } = JSON.parse(out) as { report: { notCarried: unknown[] } };
    expect(report.notCarried).toContainEqual({
      name: 'ConstraintOfTomorrow',
      count: 1,
      reason: 'this kind of constraint is not carried yet',
      code: 'imports.fet.reason.noImporter',
    });
  });
});
