import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDraftFile } from '@bellgrid/formats';
import { createExampleSchool, type Draft, exportSettingsOf } from '@bellgrid/model';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { smallSchool } from '../testing/small-school.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellgrid-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes the schedule in every format, and refuses what it does not know', async () => {
  const file = join(folder, 'school.fet');
  const placed = join(folder, 'placed.json');
  writeFileSync(file, smallSchool.replaceAll('5A', '5A &lt;b&gt;'));
  await runCli(['solve', file, '--steps', '2000', '--out', placed]);

  const pdf = join(folder, 'out.pdf');
  const made = await runCli(['export', placed, '-o', pdf, '--orientation', 'landscape', '--json']);
  expect(made.err).toBe('');
  expect(JSON.parse(made.out)).toEqual({
    status: 'WRITTEN',
    out: pdf,
    schedules: 2,
    leftOut: 0,
    pages: 2,
    missing: [],
    letters: null,
  });
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  const words = spawnSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
  expect(words.stdout.match(/Maths/g)?.length).toBeGreaterThanOrEqual(2);
  expect(words.stdout).toContain('5A <b>');

  const html = join(folder, 'out.html');
  await runCli(['export', placed, '--view', 'teachers', '--for', 'ada', '-o', html]);
  const page = readFileSync(html, 'utf8');
  expect(page).toContain('<h1 dir="auto">Ada</h1>');
  expect(page).toContain('5A &lt;b&gt;');
  expect(page).not.toContain('<b>5A <b>');

  const xlsx = join(folder, 'out.xlsx');
  await runCli(['export', placed, '--view', 'teachers', '--for', 'ada', '--for', 'BO', '-o', xlsx]);
  expect(readFileSync(xlsx).subarray(0, 2).toString()).toBe('PK');

  const list = join(folder, 'out.json');
  await runCli(['export', placed, '--view', 'classes', '--for', '5a <b>', '-o', list]);
  const data = JSON.parse(readFileSync(list, 'utf8'));
  expect(data).toMatchObject({
    ...{ schoolName: 'Small school', logo: null, fileName: 'out', scheduleColor: '#eeeeee' },
    ...{ colorType: 'None', orientation: 'portrait' },
  });
  const [only, ...others] = data.schedules;
  expect(only).toMatchObject({
    days: ['Mon', 'Tue', 'Wed'],
    periods: ['1', '2', '3', '4'].map((label) => ({ label, time: expect.stringMatching(/^\d\d:\d\d–/) })),
    ...{ showTeachers: true, showClassrooms: false, showDate: false, showRevision: false },
    ...{ footerLeft: '', footerRight: '' },
  });
  expect([only.scheduleLabel, others]).toEqual(['5A <b>', []]);
  expect(only.lessons[0]).toMatchObject({ classes: ['5A <b>'], length: 1 });

  const ics = join(folder, 'out.ics');
  const dateless = await runCli(['export', placed, '-o', ics]);
  expect([dateless.code, dateless.err]).toEqual([2, expect.stringContaining('enter the school year')]);
  const dated = join(folder, 'dated.json');
  const school = JSON.parse(readFileSync(placed, 'utf8'));
  school.dataStore.schoolData.year = {
    ...{ timeZone: 'Europe/Berlin', firstDay: '2026-09-01', lastDay: '2026-12-18' },
    places: school.dataStore.schoolData.days.map((_: unknown, at: number) => ({ week: 1, weekday: at + 1 })),
  };
  writeFileSync(dated, JSON.stringify(school));
  expect((await runCli(['export', dated, '-o', ics])).err).toBe('');
  expect(readFileSync(ics, 'utf8').match(/RRULE:FREQ=WEEKLY/g)?.length).toBeGreaterThan(2);

  const csv = join(folder, 'out.csv');
  await runCli(['export', placed, '--view', 'global', '-o', csv]);
  expect(readFileSync(csv, 'utf8').trim().split('\r\n')).toHaveLength(13);

  for (const wrong of [
    ['-o', join(folder, 'out.docx')],
    ['-o', join(folder, 'x.pdf'), '--view', 'pupils'],
    ['-o', join(folder, 'x.pdf'), '--for', 'Nobody'],
    [],
  ])
    expect((await runCli(['export', placed, ...wrong])).code).toBe(2);
});

/** The example school with each lesson placed, in a file. */
function placedExample(name: string, change: (draft: Draft) => void = () => {}): string {
  const draft = createExampleSchool();
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = Math.floor(index / 5) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
  });
  change(draft);
  const path = join(folder, name);
  writeFileSync(path, exportDraftFile(draft));
  return path;
}

async function exported(school: string, ...options: string[]) {
  const out = join(folder, 'list.json');
  const { code, err } = await runCli(['export', school, '-o', out, ...options]);
  expect([code, err]).toEqual([0, '']);
  const { schedules } = JSON.parse(readFileSync(out, 'utf8')) as {
    schedules: { kind: string; scheduleLabel: string; subtitle: string }[];
  };
  return schedules;
}

it('leaves out teachers without a lesson and says so, unless they are named or wanted', async () => {
  const school = placedExample('idle.json', (draft) => {
    const [first] = Object.values(draft.teachers);
    if (first) draft.teachers.idle = { ...first, id: 'idle', name: 'Idle' };
  });
  const labels = async (...options: string[]) =>
    (await exported(school, '--view', 'teachers', ...options)).map(({ scheduleLabel }) => scheduleLabel);
  expect(await labels()).not.toContain('Idle');
  expect(await labels('--empty')).toContain('Idle');
  expect(await labels('--for', 'idle')).toEqual(['Idle']);
  const { out } = await runCli([
    ...['export', school, '--view', 'teachers', '-o', join(folder, 'list.json')],
  ]);
  expect(out).toContain('1 teacher or classroom has no lesson and is left out.');
});

it('names the characters that no font has before the file is there', async () => {
  const school = placedExample('emoji.json', (draft) => {
    for (const group of Object.values(draft.groups)) group.name = `${group.name} 😀`;
  });
  const out = join(folder, 'emoji.pdf');
  const states: boolean[] = [];
  const made = await runCli(['export', school, '-o', out], (text) => {
    if (text.includes('Written')) return;
    if (text.includes('😀')) states.push(existsSync(out));
  });
  expect(states).toEqual([false]);
  expect(made).toEqual({
    ...{ code: 0, out: `Written to ${out}.\n` },
    err: 'bellgrid: No font has these characters, they are left out: 😀\n',
  });
  const json = await runCli(['export', school, '-o', out, '--json']);
  expect(JSON.parse(json.out)).toMatchObject({ status: 'WRITTEN', missing: ['😀'] });
});

it('warns of letters that are too small to read, and names the option that makes them larger', async () => {
  const crowded = placedExample('crowded.json', (draft) => {
    const [first] = Object.values(draft.groups);
    for (let index = 0; first && index < 40; index += 1)
      draft.groups[`class ${index}`] = { ...first, id: `class ${index}`, name: `Class ${index}` };
  });
  const out = join(folder, 'crowded.pdf');
  const global = await runCli(['export', crowded, '--view', 'global', '-o', out]);
  expect(global).toEqual({
    ...{ code: 0, out: `Written to ${out}.\n` },
    err: expect.stringMatching(
      /^bellgrid: The text is very small on paper: letters of [34](\.\d)? points, 1(\.\d)? mm high\. .* --paper a3 or a2\.\n$/,
    ),
  });
  const json = await runCli(['export', crowded, '--view', 'global', '-o', out, '--json']);
  expect([json.err, JSON.parse(json.out).letters]).toEqual([
    '',
    { size: expect.any(Number), height: expect.any(Number) },
  ]);
  expect((await runCli(['export', crowded, '--view', 'classes', '-o', out])).err).toBe('');
});

it('leaves no file when it is cancelled', async () => {
  const school = placedExample('cancelled.json', (draft) => {
    draft.schoolData.schoolName = 'School 😀';
  });
  const out = join(folder, 'cancelled.pdf');
  let asked = false;
  const { code, out: said } = await runCli(
    ['export', school, '--view', 'teachers', '-o', out],
    (text, child) => {
      if (!asked && text.includes('😀')) asked = child.kill('SIGINT');
    },
  );
  expect([asked, code]).toEqual([true, 1]);
  expect(said).toContain('The export was cancelled.\nNothing was written.\n');
  expect(readdirSync(folder).filter((name) => name.includes('cancelled.pdf'))).toEqual([]);
});

it('exports all divided classes or the named ones, with all combinations of tracks or the named tracks', async () => {
  const school = placedExample('divisions.json');
  const { trackSets, groups } = createExampleSchool();
  const sets = Object.values(trackSets);
  const divided = [...new Set(sets.map(({ group }) => group))].flatMap((id) => groups[id] ?? []);
  const undivided = Object.values(groups).find(({ id }) => sets.every(({ group }) => group !== id));
  const combinations = divided.map(({ id }) =>
    sets.filter(({ group }) => group === id).reduce((product, { tracks }) => product * tracks.length, 1),
  );
  const all = await exported(school, '--view', 'division');
  expect(new Set(all.map(({ scheduleLabel }) => scheduleLabel))).toEqual(
    new Set(divided.map(({ name }) => name)),
  );
  expect(all).toHaveLength(combinations.reduce((sum, count) => sum + count, 0));

  const [first] = divided;
  const own = sets.filter(({ group }) => group === first?.id);
  const tracks = own.map((division) => division.tracks.at(-1)?.name ?? '');
  const options = ['--for', first?.name ?? '', ...tracks.flatMap((name) => ['--track', name])];
  const [only, ...others] = await exported(school, '--view', 'division', ...options);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ kind: 'division', scheduleLabel: first?.name });
  expect(only?.subtitle.split(' · ').sort()).toEqual([...tracks].sort());

  const refused = async (...args: string[]): Promise<string> => {
    const { code, err } = await runCli(['export', school, '-o', join(folder, 'x.csv'), ...args]);
    expect(code).toBe(2);
    return err;
  };
  const two = own[0]?.tracks.flatMap(({ name }) => ['--track', name]) ?? [];
  expect(await refused('--view', 'division', '--for', undivided?.name ?? '')).toContain(
    `This class has no divisions: ${undivided?.name}.`,
  );
  expect(await refused('--view', 'division', '--track', 'Latin 9')).toContain('no track “Latin 9”');
  expect(await refused('--view', 'division', '--for', first?.name ?? '', ...two)).toContain(
    `Name exactly one track of the division “${own[0]?.name}” of ${first?.name}`,
  );
  expect(await refused('--track', tracks[0] ?? '')).toContain('--view division');
});

it('exports days, classrooms, and the whole school on large paper', async () => {
  const school = placedExample('views.json');
  const days = await exported(school, '--view', 'day', '--for', 'Monday', '--for', 'friday');
  expect(days.map(({ kind, scheduleLabel }) => [kind, scheduleLabel])).toEqual([
    ['day', 'Monday'],
    ['day', 'Friday'],
  ]);
  const [room] = Object.values(createExampleSchool().classrooms);
  const rooms = await exported(school, '--view', 'classrooms', '--empty');
  expect(rooms).toHaveLength(Object.keys(createExampleSchool().classrooms).length);
  expect((await exported(school, '--view', 'classrooms', '--for', room?.name ?? ''))[0]).toMatchObject({
    kind: 'classroom',
    scheduleLabel: room?.name,
  });

  const inFile = join(folder, 'across.json');
  const kept = JSON.parse(readFileSync(school, 'utf8'));
  const asked = { ...exportSettingsOf(kept.dataStore), selectedExportView: 'global' };
  for (const [settings, options, across] of [
    [{}, ['--view', 'classes', '--for', '5A'], false],
    [{}, ['--view', 'global'], true],
    [{ globalOrientation: 'portrait' }, ['--view', 'global'], false],
    [{ globalOrientation: 'portrait' }, ['--view', 'global', '--orientation', 'landscape'], true],
    [{ scheduleOrientation: 'landscape' }, ['--view', 'day', '--for', 'Monday'], true],
  ] as const) {
    kept.dataStore.config.pageMemory.export = { ...asked, ...settings };
    writeFileSync(inFile, JSON.stringify(kept));
    const out = join(folder, 'turned.pdf');
    await runCli(['export', inFile, ...options, '-o', out]);
    const about = spawnSync('pdfinfo', [out], { encoding: 'utf8' }).stdout;
    const size = across ? /841.89 x 595.28 pts/ : /595.28 x 841.89 pts/;
    expect([settings, options, about]).toEqual([settings, options, expect.stringMatching(size)]);
  }

  for (const [paper, orientation, size] of [
    ['a2', 'landscape', /1683.78 x 1190.55 pts \(A2\)/],
    ['a3', 'portrait', /841.89 x 1190.55 pts \(A3\)/],
    ['letter', 'portrait', /612 x 792 pts \(letter\)/],
  ] as const) {
    const out = join(folder, `${paper}.pdf`);
    const paperOptions = ['--paper', paper, '--orientation', orientation];
    await runCli(['export', school, '--view', 'global', ...paperOptions, '-o', out]);
    expect(spawnSync('pdfinfo', [out], { encoding: 'utf8' }).stdout).toMatch(size);
  }
});
