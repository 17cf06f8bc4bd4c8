import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDraftFile, importFile } from '@bellgrid/formats';
import { constraintSchema, createDraft, createExampleSchool, type Draft, LEVEL } from '@bellgrid/model';
import { NO_FINDINGS, readRunRecord } from '@bellgrid/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from './testing/run-cli.ts';
import { smallSchool } from './testing/small-school.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellgrid-cli-'));
const at = (name: string): string => join(folder, name);
const examples = '/usr/share/doc/fet-data/examples/FET-5-official';

beforeAll(() => writeFileSync(at('school.json'), exportDraftFile(createExampleSchool())));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function draftIn(name: string): Draft {
  const result = importFile(name, readFileSync(at(name)));
  if (!result.ok) throw new Error(result.findings[0]?.message.code);
  return result.draft;
}

/** A finding as `--json` has it. */
interface Said {
  readonly sentence: string;
  readonly about: { readonly constraints?: string[] };
}

/** Three lessons of different teachers and classes, no two at one time, all on Monday in one of two periods. */
function threeInTwoPeriods(): Draft {
  const draft = createExampleSchool();
  const taken = new Set<string>();
  const ids = Object.values(draft.lessons).flatMap(({ id, teachers, groups, numPeriods }) => {
    const own = [...teachers, ...groups];
    if (numPeriods > 1 || own.some((item) => taken.has(item))) return [];
    for (const item of own) taken.add(item);
    return [id];
  });
  const lessons = ids.slice(0, 3);
  lessons.forEach((base, index) => {
    const other = lessons[(index + 1) % 3];
    const rules = [
      { constraint: 'on day', values: [0] },
      { constraint: 'at period', values: [2, 3] },
      { constraint: 'not same time', other },
    ];
    for (const rule of rules) {
      const id = `${rule.constraint} ${index}`;
      draft.constraints[id] = constraintSchema.parse({ id, type: 'lesson', base, ...rule });
    }
  });
  return draft;
}

describe('bellgrid solve', () => {
  it('writes a timetable that verify finds clean, and one JSON object', async () => {
    writeFileSync(at('small.fet'), smallSchool);
    const args = ['solve', at('small.fet'), '-o', at('solved.wlz'), '--json'];
    const { code, out, err } = await runCli(args);
    expect(err).toBe('');
    expect(out.trim().split('\n')).toHaveLength(1);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ hardViolations: 0, seed: 1, findings: NO_FINDINGS });
    expect(Object.keys(result)).toEqual([
      'status',
      'reason',
      'lessons',
      'placed',
      'hardViolations',
      'cost',
      'quality',
      'moved',
      'seconds',
      'searchSeconds',
      'seed',
      'findings',
      'notWritten',
    ]);
    expect(['FEASIBLE', 'OPTIMAL']).toContain(result.status);
    expect(result.placed).toBe(result.lessons);
    expect(code).toBe(0);

    const verified = await runCli(['verify', at('solved.wlz'), '--json']);
    expect(verified.code).toBe(0);
    expect(JSON.parse(verified.out)).toMatchObject({
      status: 'CLEAN',
      placed: result.placed,
      hardViolations: 0,
      cost: result.cost,
    });
  });

  it('gives the best so far when it is cancelled', async () => {
    const args = ['solve', at('school.json'), '--until', 'limit', '--seconds', '600', '-o', at('part.json')];
    let asked = false;
    const { code, out } = await runCli(args, (text, child) => {
      if (!asked && text.includes('Imported')) asked = child.kill('SIGINT');
    });
    expect(out).toMatch(/CANCELLED|OPTIMAL/);
    expect([0, 1]).toContain(code);
    expect(out.includes('Written to')).toBe(existsSync(at('part.json')));
  });

  it('reports its result in plain text, with any number of threads', async () => {
    writeFileSync(at('small.fet'), smallSchool);
    const { code, out } = await runCli([
      'solve',
      at('small.fet'),
      '--until',
      'full',
      '--seed',
      '5',
      '--threads',
      '2',
    ]);
    expect(out).toMatch(/^Imported: Days 3/);
    expect(out).toMatch(/Lessons placed: 12 of 12\. Hard constraints broken: 0\./);
    expect(code).toBe(0);
  });

  it('by steps gives the same timetable again, and takes no clock and no threads besides', async () => {
    const bySteps = [
      'solve',
      at('school.json'),
      '--until',
      'limit',
      '--seed',
      '3',
      '--steps',
      '1500',
      '--json',
    ];
    const results = [];
    for (const name of ['one.json', 'other.json']) {
      const { out, err } = await runCli([...bySteps, '-o', at(name)]);
      expect(err).toBe('');
      const { status, placed, cost } = JSON.parse(out);
      results.push({ status, placed, cost, lessons: draftIn(name).lessons });
    }
    expect(results[1]).toEqual(results[0]);
    for (const more of [
      ['--threads', '2'],
      ['--seconds', '5'],
    ]) {
      const { code, err } = await runCli([...bySteps, ...more]);
      expect(code).toBe(2);
      expect(err).toContain('--steps');
    }
  });

  it('ends with 1 and the reason where no timetable is possible', async () => {
    const draft = createExampleSchool();
    const [structure] = Object.values(draft.schoolData.structures);
    for (const cell of structure?.cells ?? []) cell.hasSchool = cell.dayIndex === 0;
    writeFileSync(at('impossible.json'), exportDraftFile(draft));
    const { code, out } = await runCli(['solve', at('impossible.json'), '--seconds', '5', '--json']);
    expect(code).toBe(1);
    const result = JSON.parse(out);
    expect(result.status).toBe('INFEASIBLE');
    expect(result.findings.faults.length).toBeGreaterThan(0);
    const told = await runCli(['solve', at('impossible.json'), '--seconds', '5']);
    expect(told.out).toMatch(/INFEASIBLE\)\nTime: /);
    const checked = await runCli(['check', at('impossible.json')]);
    expect(checked.code).toBe(1);
    expect(checked.out).toContain('The pre-check found problems');
    const { findings } = JSON.parse((await runCli(['check', at('impossible.json'), '--json'])).out);
    const [first] = findings.faults;
    expect(first.sentence).toMatch(/ periods scheduled, but only has /);
    const { teachers = [], groups = [], lessons = [] } = first.about;
    const items = [...teachers, ...groups];
    for (const id of items) expect({ ...draft.teachers, ...draft.groups }).toHaveProperty(id);
    expect(items).toHaveLength(1);
    for (const id of lessons) expect(draft.lessons).toHaveProperty(id);
  });
});

describe('the record of a run', () => {
  const solve = (...args: string[]) => runCli(['solve', at('school.json'), ...args]);
  const timesOf = (name: string) => Object.values(draftIn(name).lessons).map(({ timeSlot }) => timeSlot);

  it.each([
    ['of a run by the clock', ['--until', 'limit', '--seconds', '2', '--seed', '7']],
    ['of a run until all lessons are placed', ['--until', 'full', '--seed', '8']],
    ['of a run by steps', ['--steps', '3000', '--seed', '9']],
  ])('%s repeats it to the same timetable', async (name, args) => {
    const file = at(`${name}.record.json`);
    const first = await solve(...args, '--record', file, '-o', at('first.json'));
    expect(first.code).toBe(0);
    expect(first.out).toContain('give it with --record again');
    const record = readRunRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record).toMatchObject({ jobType: 'solve', seed: Number(args.at(-1)), reason: expect.any(String) });
    expect(record?.steps).toBeGreaterThan(0);
    expect(record?.outcome?.placed).toBe(record?.outcome?.lessons);
    expect(record?.payloadHash).toMatch(/^[0-9a-f]{64}$/);
    const again = await solve('--record', file, '-o', at('again.json'));
    expect(again.out).toContain('The result is that of the record.');
    expect(timesOf('again.json')).toEqual(timesOf('first.json'));
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(record)));
  });

  it('has the budget for change, and how many lessons the run moved', async () => {
    await solve('--steps', '3000', '-o', at('placed.json'));
    const draft = draftIn('placed.json');
    const [teacher = ''] = Object.keys(draft.teachers);
    const budget = {
      most: 12,
      teachers: [],
      groups: [],
      weights: [{ type: 'teacher', item: teacher, weight: 2 }],
    };
    Object.assign(draft.config.changeBudget, { isEnabled: true, ...budget });
    const { id: base = '', timeSlot } =
      Object.values(draft.lessons).find((each) => each.numPeriods === 1) ?? {};
    const away = { id: 'away', type: 'lesson', base, constraint: 'not on day', values: [timeSlot?.day] };
    draft.constraints.away = constraintSchema.parse(away);
    writeFileSync(at('limited.json'), exportDraftFile(draft));
    const file = at('limited.record.json');
    const { out } = await runCli(['solve', at('limited.json'), '--steps', '3000', '--record', file]);
    const record = readRunRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record?.settings.changeBudget).toEqual(budget);
    const moved = record?.outcome?.moved;
    expect(moved?.lessons).toBeGreaterThan(0);
    expect(moved?.counted).toBeGreaterThanOrEqual(moved?.lessons ?? 0);
    expect(moved?.counted).toBeLessThanOrEqual(budget.most);
    expect(out).toContain(`Lessons moved: ${moved?.lessons}`);
  });

  it('is refused with another school, other options, another file, and several threads', async () => {
    const file = at('refused.record.json');
    await solve('--steps', '200', '--record', file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    const refusedAs = async (changes: object, ...args: string[]) => {
      writeFileSync(at('changed.record.json'), JSON.stringify({ ...record, ...changes }));
      const { code, err } = await solve('--record', at('changed.record.json'), ...args);
      expect(code).toBe(2);
      return err;
    };
    expect(await refusedAs({ payloadHash: '0'.repeat(64) })).toContain('another school');
    expect(await refusedAs({ limits: { ...record.limits, threads: 2 } })).toContain('several threads');
    expect(await refusedAs({ limits: { ...record.limits, steps: null }, steps: null })).toContain(
      'before its search',
    );
    expect(await refusedAs({}, '--seed', '3')).toContain('leave out');
    expect(await refusedAs({ seed: 'x' })).toContain('not the record of a run');
    writeFileSync(at('broken.record.json'), '{');
    expect((await solve('--record', at('broken.record.json'))).err).toContain('not the record of a run');
  });

  it('tells when the result is another one', async () => {
    const file = at('other.record.json');
    await solve('--steps', '3000', '--seed', '4', '--record', file);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...record, version: '0.1', seed: record.seed + 1 }));
    const { out } = await solve('--record', file);
    expect(out).toContain('not that of the record, which version 0.1 has made');
  });
});

describe('a school without lessons', () => {
  it.each(['check', 'solve'])('is no success: %s', async (command) => {
    writeFileSync(at('empty.json'), exportDraftFile(createDraft()));
    const { code, out } = await runCli([command, at('empty.json'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ status: 'NO_LESSONS', lessons: 0 });
    expect(code).toBe(4);
    const told = await runCli([command, at('empty.json')]);
    expect(told.out).toContain('The school has no lessons to place.');
    expect(told.code).toBe(4);
  });
});

describe('bellgrid check, verify and convert', () => {
  it('check passes the example school', async () => {
    const { code, out } = await runCli(['check', at('school.json'), '--json']);
    expect(JSON.parse(out)).toMatchObject({ status: 'TIMETABLE_EXISTS', findings: NO_FINDINGS });
    expect(code).toBe(0);
  });

  it('check finds a conflict that counting does not see, with repairs', async () => {
    const school = threeInTwoPeriods();
    writeFileSync(at('hidden.json'), exportDraftFile(school));
    const { code, out } = await runCli(['check', at('hidden.json'), '--json']);
    const { status, findings } = JSON.parse(out);
    expect({ code, status }).toEqual({ code: 1, status: 'CONTRADICTION' });
    const [conflict]: { summary: Said; members: Said[]; repairs: Said[] }[] = findings.conflicts;
    if (!conflict) throw new Error('no conflict');
    const named = conflict.members.flatMap(({ about }) => about.constraints ?? []);
    for (const id of named) expect(school.constraints).toHaveProperty([id]);
    expect(new Set(named).size).toBeGreaterThan(3);
    expect(conflict.repairs[0]).toMatchObject({ command: expect.any(String), unplaced: [] });
    const text = await runCli(['check', at('hidden.json')]);
    expect(text.out).toContain(
      `\nAll pre-checks passed, but no schedule is possible.\nConflict: ${conflict.summary.sentence}\n  - ${conflict.members[0]?.sentence}\n`,
    );
    for (const { sentence } of conflict.members) expect(text.out).toContain(`\n  - ${sentence}\n`);
    expect(text.out).toMatch(
      /\nRepairs:\n {2}1\. .* \(penalty of soft constraints: (at most )?[\d.]+\)\n {2}2\. /,
    );
  });

  it('check explains the findings of the pre-check, part by part', async () => {
    const school = createExampleSchool();
    const [base = ''] = Object.keys(school.teachers);
    const days = school.schoolData.days.length;
    const structure = Object.keys(school.schoolData.structures)[0];
    for (let day = 0; day < days; day += 1) {
      for (let period = 1; period < 7; period += 1) {
        const id = `${day} ${period}`;
        const cell = { id, type: 'teacher', base, structure, day, period, level: LEVEL.HARD };
        school.constraints[id] = constraintSchema.parse(cell);
      }
    }
    writeFileSync(at('blocked.json'), exportDraftFile(school));
    const { code, out, err } = await runCli(['check', at('blocked.json')]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(
      /\nThe pre-check found problems:\n(- .*\n)+Conflict: .*\n( {2}- .*\n)+( {2}Counted for the same lessons: .*\n)+Repairs:\n( {2}\d\. .* \(penalty of soft constraints: (at most )?[\d.]+\)\n)+$/,
    );
    expect(out).toMatch(/\n {2}\d\. Open \d+ blocked periods of /);
  });

  it('sums up the lessons of a conflict, and lists them on demand', async () => {
    const school = createExampleSchool();
    const [base = ''] = Object.keys(school.groups);
    const structure = school.groups[base]?.structure;
    // All but four periods of each day are blocked.
    for (let day = 0; day < 5; day += 1) {
      for (let period = 4; period < 12; period += 1) {
        const id = `${day} ${period}`;
        const cell = { id, type: 'group', base, structure, day, period, level: LEVEL.HARD };
        school.constraints[id] = constraintSchema.parse(cell);
      }
    }
    writeFileSync(at('overfull.json'), exportDraftFile(school));
    const solve = ['solve', at('overfull.json'), '--seconds', '10'];
    const lines = /^ {6}.* × \d+$/m;
    const { out } = await runCli(solve);
    expect(out).toMatch(/- \d+ lessons of .* and \d+ more$/m);
    expect(out).not.toMatch(lines);
    expect((await runCli([...solve, '--details'])).out).toMatch(lines);
  });

  it('solve lists the parts that the written format cannot hold, as convert does', async () => {
    const converted = await runCli(['convert', at('school.json'), at('own.fet'), '--json']);
    const { notWritten } = JSON.parse(converted.out);
    expect(notWritten).not.toEqual([]);
    const args = ['solve', at('school.json'), '--until', 'full', '-o', at('own-solved.fet')];
    expect(JSON.parse((await runCli([...args, '--json'])).out)).toMatchObject({ notWritten });
    expect((await runCli(args)).out).toContain(`Not written: ${notWritten[0].name} × `);
  });

  it('verify reports once a violation that two constraints share', async () => {
    const school = createExampleSchool();
    const [lesson] = Object.values(school.lessons);
    if (!lesson) throw new Error('the example school has lessons');
    lesson.timeSlot = { day: 0, start: 0, end: lesson.numPeriods };
    for (const id of ['one', 'two']) {
      const rule = { id, type: 'lesson', base: lesson.id, constraint: 'on day', values: [1] };
      school.constraints[id] = constraintSchema.parse(rule);
    }
    writeFileSync(at('twice.json'), exportDraftFile(school));
    const { out } = await runCli(['verify', at('twice.json')]);
    expect(out.match(/^- .*Tuesday.*$/gm)).toEqual([expect.stringMatching(/ \(2 times\)$/)]);
    const { findings } = JSON.parse((await runCli(['verify', at('twice.json'), '--json'])).out);
    const told = findings.broken.flatMap(({ about }: Said) => about.constraints ?? []);
    expect(told).toEqual(expect.arrayContaining(['one', 'two']));
  });

  it('verify distinguishes lessons of one name by their classes, and prints each line once', async () => {
    const school = createExampleSchool();
    const [first, second, third, fourth] = Object.values(school.lessons);
    if (!first || !second || !third || !fourth) throw new Error('the example school has lessons');
    for (const lesson of [first, second, third, fourth]) lesson.name = 'Choir';
    const [one = '', other = ''] = Object.values(school.groups).map(({ id }) => id);
    Object.assign(first, { groups: [one] });
    for (const lesson of [second, third]) Object.assign(lesson, { groups: [other] });
    const [teacher] = Object.values(school.teachers);
    Object.assign(fourth, { groups: [], teachers: [teacher?.id] });
    school.lessons = Object.fromEntries([first, second, third, fourth].map((each) => [each.id, each]));
    writeFileSync(at('choir.json'), exportDraftFile(school));
    const { out } = await runCli(['verify', at('choir.json')]);
    expect(out.match(/not placed: Choir.*$/gm)).toEqual([
      'not placed: Choir of 5A',
      'not placed: Choir of 5B (2 times)',
      `not placed: Choir of ${teacher?.name}`,
    ]);
  });

  it('verify ends with 1 for a school without a timetable', async () => {
    const { code, out } = await runCli(['verify', at('school.json'), '--json']);
    const { findings, ...rest } = JSON.parse(out);
    expect(rest).toMatchObject({ status: 'INCOMPLETE', placed: 0 });
    expect(findings.unplaced).toHaveLength(rest.lessons);
    expect(findings.unplaced[0]).toMatchObject({
      sentence: expect.stringMatching(/^not placed: .* of /),
      about: { lessons: [expect.any(String)] },
    });
    expect(code).toBe(1);
  });

  it('convert keeps the draft as it is, byte for byte', async () => {
    expect((await runCli(['convert', at('school.json'), at('copy.wlz')])).code).toBe(0);
    expect(readFileSync(at('copy.wlz'), 'utf8')).toBe(readFileSync(at('school.json'), 'utf8'));
  });

  it('convert writes a file of FET that has the same lessons', async () => {
    expect((await runCli(['convert', at('school.json'), at('school.fet')])).code).toBe(0);
    const back = await runCli(['convert', at('school.fet'), at('back.json'), '--json']);
    expect(JSON.parse(back.out)).toMatchObject({ status: 'WRITTEN', notWritten: [] });
    expect(Object.keys(draftIn('back.json').lessons)).toHaveLength(
      Object.keys(draftIn('school.json').lessons).length,
    );
  });

  it.skipIf(!existsSync(examples))('convert and solve take real schools of FET', async () => {
    const school = join(examples, 'Brazil/1/Brazil.fet');
    const converted = await runCli(['convert', school, at('brazil.json'), '--json']);
    expect(JSON.parse(converted.out)).toMatchObject({ status: 'WRITTEN', report: { placements: 0 } });
    expect(Object.keys(draftIn('brazil.json').lessons)).toHaveLength(400);
    const args = [
      'solve',
      school,
      '--until',
      'full',
      '--seconds',
      '60',
      '-o',
      at('brazil-solved.json'),
      '--json',
    ];
    const solved = await runCli(args);
    expect(JSON.parse(solved.out)).toMatchObject({ lessons: 400, placed: 400, hardViolations: 0 });
    expect((await runCli(['verify', at('brazil-solved.json')])).code).toBe(0);
  });
});

describe('bad input', () => {
  const refusal = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await runCli(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).not.toMatch(/\n\s+at /);
    return err;
  };

  it('names faults of usage', async () => {
    expect(await refusal()).toContain('No command given');
    expect(await refusal('sovle', 'x')).toContain('There is no command “sovle”');
    expect(await refusal('solve')).toContain('Expected FILE, got nothing');
    expect(await refusal('solve', 'one', 'two')).toBe(
      'bellgrid: Expected only FILE, got one two. See bellgrid --help.\n',
    );
    expect(await refusal('convert', 'one')).toContain('Expected IN OUT, got one.');
    expect(await refusal('solve', at('school.json'), '--fast')).toContain("'--fast'");
    const tooFew = 'bellgrid: --seconds must be a whole number from 1 to 86400, not “-3”.\n';
    expect(await refusal('solve', at('school.json'), '--seconds', '-3')).toBe(tooFew);
    expect(await refusal('check', '--seconds=-3', at('school.json'))).toBe(tooFew);
    expect(await refusal('solve', at('school.json'), '-3')).toContain("'-3'");
    expect(await refusal('solve', at('school.json'), '--seed', 'x')).toContain(
      '--seed must be a whole number',
    );
    expect(await refusal('solve', at('school.json'), '--until', 'later')).toContain('full, plateau or limit');
  });

  it('names faults of a path', async () => {
    expect(await refusal('check', at('missing.fet'))).toBe(
      `bellgrid: ${at('missing.fet')}: there is no such file.\n`,
    );
    expect(await refusal('check', folder)).toContain('it is a folder, not a file');
    symlinkSync(at('loop'), at('loop'));
    expect(await refusal('verify', at('loop'))).toContain('circle');
    expect(await refusal('check', at('school.json/x'))).toContain('not a folder');
  });

  it('refuses an output that cannot be written before it begins', async () => {
    expect(await refusal('solve', at('school.json'), '-o', at('none/out.json'))).toContain(
      'the folder does not exist',
    );
    expect(await refusal('convert', at('school.json'), at('out.xml'))).toContain('.json or .wlz');
    mkdirSync(at('folder.json'));
    expect(await refusal('convert', at('school.json'), at('folder.json'))).toContain('it is a folder');
  });

  it('refuses a format that cannot hold the school before it begins', async () => {
    const draft = createExampleSchool();
    const [structure] = Object.values(draft.schoolData.structures);
    const group = draft.groups['class-5a'];
    if (!structure || !group) throw new Error('the example school is empty');
    draft.schoolData.structures.other = { ...structure, id: 'other' };
    const lessons = Object.values(draft.lessons).filter(({ groups }) => groups.includes(group.id));
    const subjects = Object.values(draft.subjects).filter(({ groups }) => groups.includes(group.id));
    for (const each of [group, ...subjects, ...lessons]) each.structure = 'other';
    writeFileSync(at('two.json'), exportDraftFile(draft));
    expect(await refusal('solve', at('two.json'), '-o', at('two.fet'))).toContain('one schedule structure');
  });

  it.each([
    ['an empty file', 'a.json', '', 'the file is empty'],
    ['plain text', 'a.txt', 'hello', 'format is not known'],
    ['cut-off JSON', 'a.json', '{"dataStore": {"schoolData"', 'ends too early'],
    ['cut-off XML', 'a.fet', '<fet version="6">\n<Days_List>', 'cut off'],
    [
      'a DOCTYPE',
      'a.fet',
      '<?xml version="1.0"?>\n<!DOCTYPE fet>\n<fet version="6"/>',
      ':2: The file has a DOCTYPE',
    ],
    ['deep XML', 'a.fet', '<a>'.repeat(10_000), 'more than 64 deep'],
    ['deep JSON', 'a.json', `{"dataStore":${'['.repeat(10_000)}`, 'nest'],
    ['what is no school', 'a.json', '{"dataStore":{"lessons":5}}', 'holds no school'],
    ['an old version of FET', 'a.fet', '<fet version="4.0"/>', 'version 4.0'],
    [
      'JSON in Latin-1',
      'a.json',
      Buffer.from('{\n"dataStore": {"schoolData": {"schoolName": "Zoë"}}}', 'latin1'),
      ':2: The file is not text in UTF-8',
    ],
  ])('says what is wrong with %s', async (_what, name, content, message) => {
    writeFileSync(at(name), content);
    expect((await refusal('solve', at(name))).toLowerCase()).toContain(message.toLowerCase());
  });

  it('refuses more than 50 MB without reading them', async () => {
    writeFileSync(at('large.fet'), Buffer.alloc(50 * 1024 * 1024 + 1, ' '));
    expect(await refusal('convert', at('large.fet'), at('out.json'))).toContain('at most 50 MB');
  });

  it('with --json also says it as one JSON object', async () => {
    const { code, out } = await runCli(['check', at('missing.fet'), '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(out)).toMatchObject({
      status: 'BAD_INPUT',
      error: expect.stringContaining('no such file'),
    });
  });
});

describe('bellgrid itself', () => {
  it('starts with the code that the build has compiled ahead', async () => {
    const teller = `
      import vm from 'node:vm';
      vm.Script = class extends vm.Script {
        constructor(...all) { super(...all); console.log('refused:', this.cachedDataRejected); }
      };`;
    const { out } = await runCli(['--version'], undefined, ['--import', `data:text/javascript,${teller}`]);
    expect(out).toMatch(/^refused: false\nbellgrid /);
  });

  it('shows its help and version', async () => {
    const helped = await runCli(['--help']);
    expect(helped.code).toBe(0);
    expect(helped.out).toContain('bellgrid solve FILE');
    expect((await runCli(['--version'])).out).toMatch(/^bellgrid \d+\.\d+\.\d+\n$/);
  });
});
