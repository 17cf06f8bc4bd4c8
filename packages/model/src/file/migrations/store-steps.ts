import { isPlain, type Plain } from '../../values/plain.ts';
import { isolateStructure, stampStructures } from './single-structure.ts';

/** One step of the chain: from the version before `to` to `to`. Pure on plain data, never edited after release. */
export interface MigrationStep {
  readonly to: number;
  readonly name: string;
  readonly run: (store: Plain) => Plain;
}

const stamp = (store: Plain): Plain => store;

/**
 * The draft store's chain from version 1 to 36. Each step that changes a shape is one known difference
 * between the older product's drafts and today's; the others only stamp the version. A step adds absent
 * fields and moves renamed ones; it never checks values, which is the repair's task.
 */
export const storeSteps: readonly MigrationStep[] = [
  { to: 2, name: 'stamp 2', run: stamp },
  { to: 3, name: 'add the logo', run: (store) => withSection(store, 'schoolData', { logo: null }) },
  { to: 4, name: 'add classrooms', run: addClassrooms },
  { to: 5, name: 'enable classrooms where there are some', run: enableClassrooms },
  { to: 6, name: 'add teacher e-mails', run: (store) => withField(store, 'teachers', 'email', null) },
  { to: 7, name: 'add constraint weights', run: (store) => withField(store, 'constraints', 'weight', 100) },
  { to: 8, name: 'stamp 8', run: stamp },
  { to: 9, name: 'several schedule structures', run: isolateStructure },
  { to: 10, name: 'records name their structure', run: stampStructures },
  { to: 11, name: 'add short names', run: (store) => withField(store, 'subjects', 'shortName', '') },
  { to: 12, name: 'add category weights', run: (store) => ({ constraintGroupWeights: {}, ...store }) },
  {
    to: 13,
    name: 'add same period',
    run: (store) => withField(store, 'subjects', 'lessonsSamePeriod', false),
  },
  { to: 14, name: 'add class divisions', run: addTrackSets },
  { to: 15, name: 'enable divisions where there are some', run: enableTracks },
  { to: 16, name: 'add custom views', run: (store) => ({ customViews: {}, ...store }) },
  {
    to: 17,
    name: 'add viable classrooms',
    run: (store) => withField(store, 'subjects', 'viableClassrooms', []),
  },
  { to: 18, name: 'rename the solver selection', run: renameSelections },
  { to: 19, name: 'add solver settings', run: addSolverSettings },
  { to: 20, name: 'add custom colours', run: (store) => withSection(store, 'config', { customColors: [] }) },
  {
    to: 21,
    name: 'add lessonsModified',
    run: (store) => withField(store, 'subjects', 'lessonsModified', false),
  },
  { to: 22, name: 'add item weights', run: addItemWeights },
  { to: 23, name: 'add the default list view', run: addListView },
  { to: 24, name: 'add track marks', run: addTrackMarks },
  { to: 25, name: 'count picked colours', run: (store) => ({ pickedColors: {}, ...store }) },
  {
    to: 26,
    name: 'add the accepted terms',
    run: (store) => withSection(store, 'config', { hasAcceptedTerms: false }),
  },
  { to: 27, name: 'add locks, rooms of lessons and buildings', run: addLocks },
  // Rules may be for all or for chosen items from here on; those of one item are stored and mean the same as before.
  { to: 28, name: 'stamp 28', run: stamp },
  {
    to: 29,
    name: 'add short names of teachers',
    run: (store) => withField(store, 'teachers', 'shortName', ''),
  },
  { to: 30, name: 'add the school year', run: (store) => withSection(store, 'schoolData', { year: null }) },
  {
    to: 31,
    name: 'add the lessons that are solved alone',
    run: (store) => withSection(store, 'config', { solveLessons: [] }),
  },
  // From here on there is a rule about breaks inside lessons, which earlier versions do not know.
  { to: 32, name: 'stamp 32', run: stamp },
  {
    to: 33,
    name: 'add the periods by contract of teachers',
    run: (store) => withField(store, 'teachers', 'contractPeriods', null),
  },
  { to: 34, name: 'add the budget for change', run: addChangeBudget },
  // From here on the periods by contract may have two decimal places.
  { to: 35, name: 'stamp 35', run: stamp },
  // From here on there is a rule about days of equal length, too, which earlier versions do not know.
  { to: 36, name: 'add an orientation of the Global view', run: addGlobalOrientation },
];

function addClassrooms(store: Plain): Plain {
  const next = withField(withField(store, 'subjects', 'classroom', null), 'lessons', 'classroom', null);
  return { classrooms: {}, ...next };
}

function enableClassrooms(store: Plain): Plain {
  const isClassroomsEnabled = isPlain(store.classrooms) && Object.keys(store.classrooms).length > 0;
  return withSection(store, 'config', { isClassroomsEnabled });
}

function addTrackSets(store: Plain): Plain {
  return { trackSets: {}, ...withField(store, 'groups', 'isTracked', false) };
}

function enableTracks(store: Plain): Plain {
  const isTracksEnabled = isPlain(store.trackSets) && Object.keys(store.trackSets).length > 0;
  return withSection(store, 'config', { isTracksEnabled });
}

const renamed = {
  groupsToSolve: 'solveGroups',
  teachersToSolve: 'solveTeachers',
  classroomsToSolve: 'solveClassrooms',
} as const;

function renameSelections(store: Plain): Plain {
  if (!isPlain(store.config)) return store;
  const config: Plain = { ...store.config };
  for (const [before, now] of Object.entries(renamed)) {
    if (config[now] === undefined && config[before] !== undefined) config[now] = config[before];
    delete config[before];
  }
  return { ...store, config };
}

function addSolverSettings(store: Plain): Plain {
  return withSection(store, 'config', { placeAsManyAsPossible: false, similarSchedule: false });
}

function addChangeBudget(store: Plain): Plain {
  const changeBudget = { isEnabled: false, most: 10, teachers: [], groups: [], weights: [] };
  return withSection(store, 'config', { changeBudget });
}

/** One orientation was for all views; the choice of the Global view had set it to its own. */
function addGlobalOrientation(store: Plain): Plain {
  const { config } = store;
  const memory = isPlain(config) ? config.pageMemory : undefined;
  const settings = isPlain(memory) ? memory.export : undefined;
  if (!isPlain(config) || !isPlain(memory) || !isPlain(settings)) return store;
  if (settings.selectedExportView !== 'global' || settings.globalOrientation !== undefined) return store;
  const globalOrientation = settings.scheduleOrientation ?? 'portrait';
  const turned = { ...settings, globalOrientation, scheduleOrientation: 'portrait' };
  return { ...store, config: { ...config, pageMemory: { ...memory, export: turned } } };
}

function addItemWeights(store: Plain): Plain {
  const maps = ['teachers', 'groups', 'classrooms', 'lessons'];
  return maps.reduce((next, map) => withField(next, map, 'weight', 100), store);
}

function addListView(store: Plain): Plain {
  return withSection(store, 'config', { listViewDefaultView: 'grid' });
}

function addTrackMarks(store: Plain): Plain {
  return mapRecords(store, 'constraints', (constraint) => {
    const isRule = constraint.type === 'subject' || constraint.type === 'lesson';
    return isRule ? { metaData: null, ...constraint } : constraint;
  });
}

function addLocks(store: Plain): Plain {
  const lessons = mapRecords(store, 'lessons', (lesson) => ({
    viableClassrooms: [],
    locked: false,
    ...lesson,
  }));
  return withField(lessons, 'classrooms', 'building', null);
}

/** Adds fields to a section that exists; those that it has stay. */
function withSection(store: Plain, section: string, fields: Plain): Plain {
  const value = store[section];
  if (value !== undefined && !isPlain(value)) return store;
  return { ...store, [section]: { ...fields, ...value } };
}

function withField(store: Plain, map: string, field: string, value: unknown): Plain {
  return mapRecords(store, map, (record) =>
    record[field] === undefined ? { ...record, [field]: value } : record,
  );
}

function mapRecords(store: Plain, map: string, change: (record: Plain) => Plain): Plain {
  const records = store[map];
  if (!isPlain(records)) return store;
  const entries = Object.entries(records).map(([id, record]) => [
    id,
    isPlain(record) ? change(record) : record,
  ]);
  return { ...store, [map]: Object.fromEntries(entries) };
}
