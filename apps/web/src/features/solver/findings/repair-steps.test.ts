import {
  commands,
  createDraft,
  createDraftStore,
  type DraftFile,
  FILE_VERSION,
  SOLUTION_VERSION,
} from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { beforeAll, expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { stepText } from '../../../document/draft/step-text.ts';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { repair } from '../testing/outcomes.ts';
import { applyRepair as apply, repairSteps, undoRepair } from './repairs.ts';

beforeAll(() => startTexts());

const applyRepair = ({ words, ...own }: ReturnType<typeof repairThat>) => apply(own, words);

function repairThat(words: string, base = 'ada'): Repair & { words: string } {
  const [structure = ''] = Object.keys(draftSession.draft.schoolData.structures);
  const args = { type: 'teacher', base, cells: [{ day: 0, period: 0, structure, level: 2 }] };
  return { ...repair(words, { action: 'openCalendar', command: 'openCalendarCells', args }), words };
}

function openSchool(): void {
  const school = createDraftStore(createDraft({ schoolName: 'Hill' }));
  school.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const [structure = ''] = Object.keys(school.draft.schoolData.structures);
  const cells = [{ day: 0, period: 0 }];
  school.run(commands.setCalendarCells, { type: 'teacher', bases: ['ada'], structure, cells, level: 2 });
  const file: DraftFile = {
    fileVersion: FILE_VERSION,
    dataStore: school.draft,
    solutionStore: { version: SOLUTION_VERSION, solution: null },
    pageMemory: {},
  };
  draftSession.open(file);
}

test('a repair is one step, which undo and redo name after the repair', () => {
  openSchool();
  const before = draftSession.draft;
  const opening = repairThat('Open 1 blocked period of Ada: Monday, period 1');
  expect(applyRepair(opening)).toBe(true);
  expect(draftSession.draft.constraints).toEqual({});
  const name = 'Apply repair – Open 1 blocked period of Ada: Monday, period 1';
  expect(draftSession.store.canUndo && stepText(draftSession.store.canUndo)).toBe(name);
  expect(undoRepair(repairThat('Open another period of Ada'))).toBe(false);
  expect(undoRepair(opening)).toBe(true);
  expect(draftSession.draft).toEqual(before);
  expect(draftSession.store.canRedo && stepText(draftSession.store.canRedo)).toBe(name);
});

test('in the panel undo and redo reach repairs only, and those whenever they were made', () => {
  openSchool();
  applyRepair(repairThat('Open 1 blocked period of Ada: Monday, period 1'));
  const step = draftSession.store.canUndo;
  expect(repairSteps.next('undo')).toBe(step);
  draftSession.store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  expect(repairSteps.next('undo')).toBeUndefined();
  draftSession.store.undo();
  expect(repairSteps.next('redo')).toBeUndefined();
  repairSteps.take('undo');
  expect(repairSteps.next('redo')).toBe(step);
});

test('a long repair is named by its beginning; one that cannot be made is no step', () => {
  openSchool();
  applyRepair(repairThat('Open 3 blocked periods of Ada: Monday, period 1 and period 2; Friday, period 9'));
  const step = draftSession.store.canUndo;
  expect(step && stepText(step)).toBe(
    'Apply repair – Open 3 blocked periods of Ada: Monday, period 1 and period…',
  );
  expect(applyRepair(repairThat('Open what there is not', 'nobody'))).toBe(false);
  expect(draftSession.store.canUndo).toBe(step);
});
