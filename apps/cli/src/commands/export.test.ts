import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runCli } from '../testing/run-cli.ts';
import { smallSchool } from '../testing/small-school.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellgrid-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes the schedule as PDF, HTML and CSV, and refuses what it does not know', async () => {
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
