import { commands, createDraft, createDraftStore, createId, type Id } from '@bellgrid/model';
import { expect, test, vi } from 'vitest';
import { toast } from '../../platform/toast.tsx';
import { addField, createFieldMemory } from './use-field-value.ts';
import { openForm, unexpectedConsequences } from './use-item-form.ts';

/** A school with a structure and Ada, who teaches Maths with one placed lesson and is blocked in two periods. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  store.run(commands.setGroup, { group: { id: '9a', name: '9A', structure } });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const subject = { id: 'm', name: 'Maths', structure, groups: ['9a'], teachers: ['ada'] };
  store.run(commands.addSubject, { subject, lessons: [{ id: 'm1' }, { id: 'm2' }] });
  store.run(commands.placeLessons, { places: [{ lesson: 'm1', at: { day: 0, start: 0 } }] });
  const cells = [
    { day: 1, period: 0 },
    { day: 1, period: 1 },
  ];
  const block = { type: 'teacher' as const, bases: ['ada'], structure, level: 2 as const };
  store.run(commands.setCalendarCells, { ...block, cells });
  return { store, block };
}

const SAVE = { label: 'save' };
const rename = (form: ReturnType<typeof openForm>, name: string) => {
  const teacher = form.fork.draft.teachers[form.id];
  if (teacher) form.source.run(commands.setTeacher, { teacher: { ...teacher, name } });
};

test('a new item is in the form from the start; undo in the form ends there, and Save makes one step of all', () => {
  const { store } = school();
  const before = store.draft;
  const form = openForm(store, null, ({ run }, id) =>
    run(commands.setTeacher, { teacher: { id, name: '' } }),
  );
  expect([form.isNew, form.fork.draft.teachers[form.id]?.name, form.fork.canUndo]).toEqual([true, '', null]);
  rename(form, 'Ben');
  form.source.run(commands.setSchoolName, { schoolName: 'Lake' });
  form.fork.undo();
  form.fork.undo();
  expect([form.fork.canUndo, form.fork.changes]).toEqual([null, {}]);
  expect(form.fork.draft.teachers[form.id]).toBeDefined();
  form.fork.redo();
  expect(store.draft).toBe(before);
  expect(form.save(SAVE)).toBe(true);
  expect(store.draft.teachers[form.id]?.name).toBe('Ben');
  store.undo();
  expect(store.draft).toEqual(before);
});

test('changes made elsewhere in the meantime are kept, and a conflict is refused', () => {
  const { store } = school();
  const form = openForm(store, 'ada', () => {});
  rename(form, 'Ada Hill');
  store.run(commands.setSchoolName, { schoolName: 'Lake' });
  expect(form.fork.conflicts).toEqual([]);
  store.run(commands.setTeacher, { teacher: { ...store.draft.teachers.ada, id: 'ada', name: 'Ada Moor' } });
  expect(form.fork.conflicts.map(({ name }) => name)).toEqual(['Ada']);
  expect(form.save(SAVE)).toBe(false);
  expect(store.draft.teachers.ada?.name).toBe('Ada Moor');
  store.undo();
  expect(form.save(SAVE)).toBe(true);
  expect([store.draft.teachers.ada?.name, store.draft.schoolData.schoolName]).toEqual(['Ada Hill', 'Lake']);
});

test('the consequences are the unintended ones: not the period that was opened by hand', () => {
  const { store, block } = school();
  const form = openForm(store, 'ada', () => {});
  const found = () => {
    const { unplaced, deleted } = unexpectedConsequences(form.fork, form.fork.changes);
    return [unplaced, deleted.constraints.length];
  };
  form.source.run(commands.setCalendarCells, { ...block, cells: [{ day: 1, period: 0 }], level: 0 });
  expect(found()).toEqual([[], 0]);
  const { ada } = form.fork.draft.teachers;
  if (!ada) throw new Error('no ada');
  form.source.run(commands.setTeacher, { teacher: { ...ada, subjects: [] } });
  expect(found()).toEqual([['m1'], 1]);
});

test('a refused edit is shown and changes nothing', () => {
  const failure = vi.spyOn(toast, 'failure').mockReturnValue('');
  const { store } = school();
  const form = openForm(store, 'ada', () => {});
  expect(form.source.run(commands.deleteTeacher, { ids: ['ghost'] })).toBe(false);
  expect(failure).toHaveBeenCalledOnce();
  failure.mockRestore();
  expect(form.fork.changes).toEqual({});
});

test('a field shows the typed text, and the stored value once that changes by other means', () => {
  const { store } = school();
  const fork = store.fork();
  const stored = () => fork.draft.lessons.m1?.name ?? '';
  const memory = createFieldMemory(fork, stored, () => {});
  const type = (name: string) =>
    memory.set(name, () => {
      const step = { ...SAVE, field: 'name', isTyped: true };
      if (name.trim() !== '') fork.run(commands.setLesson, { id: 'm1', changes: { name } }, step);
    });
  const shown = () => memory.shown(stored());
  type('Algebra ');
  expect([shown(), stored()]).toEqual([{ value: 'Algebra ', isPending: false }, 'Algebra']);
  type(' ');
  expect([shown(), stored()]).toEqual([{ value: ' ', isPending: true }, 'Algebra']);
  type('Al ');
  fork.undo();
  expect(shown()).toEqual({ value: 'Maths (1)', isPending: false });
  fork.redo();
  expect(shown()).toEqual({ value: 'Al ', isPending: false });
});

test('what was entered is entered again in a later form, as one step, and what changed meanwhile stays', () => {
  const { store } = school();
  const earlier = openForm(store, 'ada', () => {});
  rename(earlier, 'Ada Hill');
  const entered = structuredClone(earlier.entered());
  const { ada } = store.draft.teachers;
  if (ada) store.run(commands.setTeacher, { teacher: { ...ada, shortName: 'AH' } });
  const form = openForm(store, 'ada', () => {});
  form.enter(entered);
  expect(form.fork.draft.teachers.ada).toMatchObject({ name: 'Ada Hill', shortName: 'AH' });
  expect([form.fork.steps.length, store.draft.teachers.ada?.name]).toEqual([1, 'Ada']);
  form.fork.undo();
  expect(form.fork.draft.teachers.ada?.name).toBe('Ada');
});

test('a new item that was entered is the new item of the later form, with its lessons', () => {
  const { store } = school();
  const add = ({ run }: Parameters<Parameters<typeof openForm>[2]>[0], id: Id) => {
    const subject = { id, name: '', structure, groups: ['9a'], teachers: [] };
    run(commands.addSubject, { subject, lessons: [{ id: createId() }] });
  };
  const [structure = ''] = Object.keys(store.draft.schoolData.structures);
  const earlier = openForm(store, null, add);
  const { [earlier.id]: subject } = earlier.fork.draft.subjects;
  if (!subject) throw new Error('no subject');
  earlier.source.run(commands.setSubject, { subject: { ...subject, name: 'Chess' } });
  earlier.source.run(commands.addLesson, { subject: earlier.id, lessons: [{ id: 'second' }] });
  const [first] = subject.lessons;
  const form = openForm(store, null, add);
  form.enter(structuredClone(earlier.entered()));
  const { draft } = form.fork;
  expect(Object.values(draft.subjects).map(({ name }) => name)).toEqual(['Maths', 'Chess']);
  expect(draft.subjects[form.id]?.lessons).toEqual([first, 'second']);
  expect(form.save(SAVE)).toBe(true);
  expect(store.draft.subjects[form.id]?.name).toBe('Chess');
});

test('a value that a field shows and the draft does not take is shown again, as not stored', () => {
  const { store } = school();
  const opened = () => {
    const form = openForm(store, 'ada', () => {});
    const memory = createFieldMemory(
      form.fork,
      () => form.fork.draft.teachers.ada?.contractPeriods ?? null,
      () => {},
    );
    addField(form.fork, 'contract', memory);
    return { form, shown: () => memory.shown(null), memory };
  };
  const earlier = opened();
  expect(earlier.form.entered().values).toEqual([]);
  earlier.memory.set(Number.NaN, () => {});
  const later = opened();
  later.form.enter(structuredClone(earlier.form.entered()));
  expect(later.shown()).toEqual({ value: Number.NaN, isPending: true });
});

test('values without a place in the draft come back with the step that they led to', () => {
  const { store } = school();
  store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  const fork = store.fork();
  const none: readonly Id[] = [];
  const memory = createFieldMemory<readonly Id[]>(
    fork,
    () => none,
    () => {},
  );
  const add = (...ids: Id[]) =>
    memory.set(ids, () => {
      const teacher = { id: 'ben', name: 'Ben', subjects: ids.filter((id) => id === 'm') };
      fork.run(commands.setTeacher, { teacher }, { ...SAVE, field: 'many' });
    });
  add('m');
  add('m', 'x');
  // The second changes nothing in the draft: it is no step, but is shown.
  expect(memory.shown(none).value).toEqual(['m', 'x']);
  add();
  fork.undo();
  expect(memory.shown(none).value).toEqual(['m']);
  fork.undo();
  expect([fork.canUndo, memory.shown(none).value]).toEqual([null, []]);
});

test('a new item that the document refuses stays in the form with all that was entered', () => {
  const shown = vi.spyOn(toast, 'failure').mockReturnValue('');
  let isRefused = true;
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), {
    checked: true,
    refusal: () => (isRefused ? { code: 'refusals.noLicence', values: { teachers: 1 } } : null),
  });
  const form = openForm(store, null, ({ run }, id) =>
    run(commands.setTeacher, { teacher: { id, name: '' } }),
  );
  const isDirty = () => Object.keys(form.fork.changes).length > 0;
  rename(form, 'Ben');
  expect(form.save(SAVE)).toBe(false);
  expect([form.fork.draft.teachers[form.id]?.name, isDirty(), store.draft.teachers]).toEqual([
    'Ben',
    true,
    {},
  ]);
  form.fork.undo();
  expect(form.fork.draft.teachers[form.id]?.name).toBe('');
  expect(form.save(SAVE)).toBe(false);
  expect(form.fork.draft.teachers[form.id]?.name).toBe('');
  rename(form, 'Ben');
  isRefused = false;
  expect(form.save(SAVE)).toBe(true);
  expect(store.draft.teachers[form.id]?.name).toBe('Ben');
  expect(shown).toHaveBeenCalledTimes(2);
  shown.mockRestore();
});

test('a record that was deleted since is not brought back by what was entered for it, and that is told', () => {
  const told = vi.spyOn(toast, 'warning').mockReturnValue('');
  const { store } = school();
  const earlier = openForm(store, 'm', () => {});
  const { m } = earlier.fork.draft.subjects;
  if (!m) throw new Error('no subject');
  earlier.source.run(commands.setSubject, { subject: { ...m, name: 'Algebra' } });
  earlier.source.run(commands.addLesson, { subject: 'm', lessons: [{ id: 'm3' }] });
  rename({ ...earlier, id: 'ada' }, 'Ada Hill');
  const entered = structuredClone(earlier.entered());
  store.run(commands.deleteSubject, { ids: ['m'] });
  const form = openForm(store, 'ada', () => {});
  form.enter(entered);
  const { subjects, lessons, teachers } = form.fork.draft;
  expect([subjects, lessons, teachers.ada?.name]).toEqual([{}, {}, 'Ada Hill']);
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('a record that was changed since is not deleted by an entry', () => {
  const told = vi.spyOn(toast, 'warning').mockReturnValue('');
  const { store } = school();
  const earlier = openForm(store, 'ada', () => {});
  earlier.source.run(commands.deleteSubject, { ids: ['m'] });
  const entered = structuredClone(earlier.entered());
  const { m } = store.draft.subjects;
  if (m) store.run(commands.setSubject, { subject: { ...m, name: 'Algebra' } });
  const form = openForm(store, 'ada', () => {});
  form.enter(entered);
  expect(form.fork.draft.subjects.m?.name).toBe('Algebra');
  expect(told).toHaveBeenCalledOnce();
  told.mockRestore();
});

test('the records that an entry does not change stay the same objects', () => {
  const { store } = school();
  const earlier = openForm(store, 'ada', () => {});
  rename(earlier, 'Ada Hill');
  const form = openForm(store, 'ada', () => {});
  form.enter(structuredClone(earlier.entered()));
  const { draft } = form.fork;
  expect(draft.teachers.ada?.name).toBe('Ada Hill');
  expect(draft.subjects).toBe(store.draft.subjects);
  expect(draft.schoolData).toBe(store.draft.schoolData);
  expect(Object.keys(form.fork.steps[0] ? form.fork.changes : {})).toEqual(['teachers']);
});

test('values without a number come back in the form of a new item, under its id', () => {
  const { store } = school();
  const opened = () => {
    const form = openForm(store, null, ({ run }, id) =>
      run(commands.setTeacher, { teacher: { id, name: '' } }),
    );
    const memory = createFieldMemory<unknown>(
      form.fork,
      () => null,
      () => {},
    );
    addField(form.fork, 'contract', memory);
    return { form, memory };
  };
  const earlier = opened();
  const value = { count: Number.NaN, room: undefined, own: earlier.form.id, [earlier.form.id]: 1 };
  earlier.memory.set(value, () => {});
  const later = opened();
  later.form.enter(structuredClone(earlier.form.entered()));
  const expected = { count: Number.NaN, room: undefined, own: later.form.id, [later.form.id]: 1 };
  const { value: shown } = later.memory.shown(null);
  expect(shown).toEqual(expected);
  expect(Object.keys(shown as object)).toContain('room');
});

test('a form tells of its save, and of none that is refused', () => {
  const { store } = school();
  const form = openForm(store, 'ada', () => {});
  const saved = vi.fn();
  const end = form.onSaved(saved);
  rename(form, 'Ada Hill');
  expect(form.save(SAVE, () => false)).toBe(false);
  expect(saved).not.toHaveBeenCalled();
  expect(form.save(SAVE)).toBe(true);
  end();
  rename(form, 'Ada Moor');
  form.save(SAVE);
  expect(saved).toHaveBeenCalledOnce();
});
