import { isPlain, type Plain } from '../../values/plain.ts';

const ONLY_STRUCTURE = 'structure-1';

/** Version 8 to 9: the school's own periods and cells become its only schedule structure. */
export function isolateStructure(store: Plain): Plain {
  const school = store.schoolData;
  if (!isPlain(school) || school.structures !== undefined) return store;
  const { periods = [], cells = [], ...rest } = school;
  const structure = {
    id: ONLY_STRUCTURE,
    name: 'Schedule Structure 1',
    isUninitialized: false,
    periods,
    cells,
  };
  return { ...store, schoolData: { ...rest, structures: { [ONLY_STRUCTURE]: structure } } };
}

/** Version 9 to 10: classes, subjects, lessons and calendar cells name the only structure there was. */
export function stampStructures(store: Plain): Plain {
  const school = store.schoolData;
  const structures = isPlain(school) && isPlain(school.structures) ? Object.keys(school.structures) : [];
  const only = structures[0];
  if (only === undefined) return store;
  const next: Plain = { ...store };
  for (const map of ['groups', 'subjects', 'lessons', 'constraints']) {
    const records = store[map];
    if (!isPlain(records)) continue;
    next[map] = Object.fromEntries(
      Object.entries(records).map(([id, record]) => [
        id,
        needsStructure(map, record) ? { structure: only, ...record } : record,
      ]),
    );
  }
  return next;
}

function needsStructure(map: string, record: unknown): record is Plain {
  if (!isPlain(record) || record.structure !== undefined) return false;
  return map !== 'constraints' || ['teacher', 'group', 'classroom'].includes(String(record.type));
}
