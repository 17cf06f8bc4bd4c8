import { commands, type Draft, type runCommand } from '@bellgrid/model';

type Args = Parameters<typeof runCommand>;
interface Edit {
  readonly command: Args[1];
  readonly args: object;
}

const edit = (command: Args[1], args: object): Edit => ({ command, args });

/** One edit by each command that works on a big draft as a user would; names are those of the commands. */
export function editsOf(draft: Draft): readonly Edit[] {
  const { structures, days } = draft.schoolData;
  const structure = Object.keys(structures)[0] ?? '';
  const periods = structures[structure]?.periods ?? [];
  const { g0: group, g1: other } = draft.groups;
  const { t0: teacher } = draft.teachers;
  const { lessons: _lessons, ...subject } = draft.subjects.g0s0 ?? { lessons: [] };
  const lessons = Object.values(draft.lessons);
  const placements = lessons.map(({ id, timeSlot, classroom }, index) => {
    const day = ((timeSlot?.day ?? 0) + (index % 2)) % days.length;
    const start = timeSlot?.start ?? 0;
    return { lesson: id, timeSlot: { day, start, end: start + 1 }, classroom };
  });
  const solution = { id: 'x', status: 'FEASIBLE', placements, cost: 0 };
  const cells = [0, 1, 2].map((period) => ({ day: 0, period }));
  return [
    edit(commands.placeLesson, { lesson: 'g0s0l0', at: { day: 4, start: 7 } }),
    edit(commands.setLesson, { id: 'g0s0l0', changes: { numPeriods: 2 } }),
    edit(commands.addLesson, { subject: 'g0s0', lessons: [{ id: 'new' }] }),
    edit(commands.deleteLesson, { ids: ['g0s0l0'] }),
    edit(commands.setSubject, { subject: { ...subject, name: 'Another', teachers: ['t5'] } }),
    edit(commands.addSubject, {
      subject: { id: 'new', name: 'New', structure, groups: ['g0'], teachers: ['t0'] },
      lessons: [{ id: 'new1' }],
    }),
    edit(commands.deleteSubject, { ids: ['g0s0'] }),
    edit(commands.setTeacher, { teacher: { ...teacher, subjects: teacher?.subjects.slice(1) } }),
    edit(commands.deleteTeacher, { ids: ['t0'] }),
    edit(commands.duplicateTeacher, { id: 't0', newId: 'new', name: 'New' }),
    edit(commands.setGroup, { group: { ...other, subjects: other?.subjects.slice(1) } }),
    edit(commands.setGroup, { group: { ...group, isTracked: false } }),
    edit(commands.deleteGroup, { ids: ['g0'] }),
    edit(commands.deleteClassroom, { ids: ['r0'] }),
    edit(commands.setTrackSet, {
      trackSet: { ...draft.trackSets.g0d, tracks: draft.trackSets.g0d?.tracks.toReversed() },
    }),
    edit(commands.setCalendarCells, { type: 'teacher', bases: ['t0'], structure, cells, level: 2 }),
    edit(commands.setCells, { structure, cells: [{ day: 4, period: 7 }], hasSchool: false }),
    edit(commands.addConstraint, {
      constraint: { id: 'new', type: 'subject', base: 'g0s0', constraint: 'on day', values: [1] },
    }),
    edit(commands.deleteConstraint, { ids: ['c3'] }),
    edit(commands.deletePeriod, { structure, period: periods.at(-1)?.id }),
    edit(commands.deleteDay, { id: days.at(-1)?.id }),
    edit(commands.clearTimetable, {}),
    edit(commands.applySolution, { solution }),
  ];
}
