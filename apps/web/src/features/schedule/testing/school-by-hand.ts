import { commands, type Draft, type Period, runCommand, WEIGHT } from '@bellgrid/model';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';

/**
 * The school in which lessons are moved by hand, by every way of doing it. Five days of four periods; the last one of the week
 * has no school. Class 1A has a structure of its own, half an hour later, and class 9C a division of two halves.
 */
export function schoolByHand(): Draft {
  const rooms = { classroom: 'Lab 1' };
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const, ...rooms },
    { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [1, 1] as const },
    { id: 'Sport', groups: ['9A'], teachers: ['Cy'], numPeriods: 2, at: [2, 0] as const },
    { id: 'Maths', groups: ['9A'], teachers: ['Fay'], at: [0, 3] as const },
    { id: 'Drama', groups: ['9A'], teachers: ['Dee'] },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [1, 2] as const },
    { id: 'Chess', groups: ['9B'], teachers: ['Hal'], at: [0, 0] as const },
    { id: 'Choir', groups: ['9A', '9B'], teachers: ['Eve'], at: [4, 0] as const },
    { id: 'Songs', groups: ['1A'], teachers: ['Ben'], structure: 't', at: [3, 0] as const },
    { id: 'French', groups: ['9C'], teachers: ['Ida'], at: [0, 0] as const },
    { id: 'German', groups: ['9C'], teachers: ['Jan'], at: [0, 0] as const },
    { id: 'Physics', groups: ['9B'], teachers: ['Gus'], classroom: 'Lab 2' },
  ];
  const draft = smallSchool({ lessons, structures: ['s', 't'] });
  draft.config.isClassroomsEnabled = true;
  const { s, t } = draft.schoolData.structures;
  const later = ({ periodStart, periodEnd, ...period }: Period) => ({
    ...period,
    periodStart: periodStart + 30,
    periodEnd: periodEnd + 30,
  });
  if (t) t.periods = t.periods.map(later);
  if (s) s.cells = [{ id: 'off', dayIndex: 4, periodIndex: 3, hasSchool: false }];
  const { Art } = draft.lessons;
  if (Art) Art.viableClassrooms = ['Lab 1', 'Lab 2'];
  const young = draft.groups['1A'];
  if (young) young.structure = 't';
  draft.customViews.own = {
    id: 'own',
    name: 'Own',
    items: { teachers: ['Ada', 'Ben'], groups: ['9A'], classrooms: [] },
  };
  draft.config.isTracksEnabled = true;
  const divided = draft.groups['9C'];
  if (divided) divided.subjects = ['French', 'German'];
  for (const id of ['French', 'German']) {
    const subject = draft.subjects[id];
    if (subject) Object.assign(subject, { lessons: [id], groups: ['9C'] });
  }
  draft.constraints.together = {
    id: 'together',
    type: 'subject',
    base: 'French',
    other: 'German',
    constraint: 'same time',
    values: [],
    weight: WEIGHT.HARD,
    metaData: null,
  };
  const tracks = ['French', 'German'].map((id) => ({ id, name: id, subjects: [id] }));
  const trackSet = { id: 'languages', name: 'Languages', group: '9C', tracks };
  return runCommand(draft, commands.setTrackSet, { trackSet });
}
