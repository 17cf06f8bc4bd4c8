import { expect, it } from 'vitest';
import { progressText } from './draw-in-thread.ts';
import { createProgressBar } from './progress-bar.ts';
import { terminalLine } from './terminal-line.ts';

function terminal(isTTY: boolean) {
  const lines: string[] = [];
  const write = (text: string) => lines.push(text.replace('\r\u001b[K', ''));
  return { lines, stream: { isTTY, columns: 90, write } as unknown as NodeJS.WriteStream };
}

const progress = {
  event: 'progress',
  stage: 'repair',
  lessons: 10,
  cost: 0,
  bound: 0,
  broken: 0,
  moved: 0,
} as const;

it('shows the stage on a terminal, and before that the number of placed lessons', () => {
  const { lines, stream } = terminal(true);
  const bar = createProgressBar(stream);
  bar.show({ ...progress, placed: 5, seconds: 1 });
  bar.show({ event: 'statusUpdate', stage: 'detected infeasible' });
  bar.show({ ...progress, placed: 0, seconds: 7 });
  bar.show({ event: 'statusUpdate', stage: 'solving infeasible' });
  expect(lines).toEqual([
    `${'█'.repeat(15)}${'░'.repeat(15)} 5/10 lessons · Placing the last lessons · penalty 0 · 1 s`,
    'No schedule is possible: looking for a conflict that explains it',
    'No schedule is possible: looking for a conflict that explains it · 7 s',
    'No schedule is possible: looking for repairs',
  ]);
});

it('says nothing elsewhere', () => {
  const { lines, stream } = terminal(false);
  createProgressBar(stream).show({ event: 'statusUpdate', stage: 'detected infeasible' });
  expect(lines).toEqual([]);
});

it('shows how much of a file is drawn on a terminal, and nothing elsewhere', () => {
  const shown = terminal(true);
  const line = terminalLine(shown.stream);
  line.write(progressText(0.5));
  line.clear();
  expect(shown.lines).toEqual([`${'█'.repeat(15)}${'░'.repeat(15)} 50%`, '']);
  const hidden = terminal(false);
  terminalLine(hidden.stream).write(progressText(1));
  expect(hidden.lines).toEqual([]);
});
