import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(JSON.parse(made.out)).toEqual({ status: 'WRITTEN', out: pdf, schedules: 2, pages: 2, missing: [] });
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
  const [only, ...others] = JSON.parse(readFileSync(list, 'utf8')).schedules;
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
