/**
 * Mistakes that no unit test noticed at the time of a review: code, what to write instead, and the tests that notice it.
 * @typedef {{ file: string, code: string, instead: string, tests: readonly string[] }} NamedMutant
 */

const commands = 'packages/model/src/commands';
const editing = [`${commands}/set-records.test.ts`, `${commands}/small-edits.test.ts`];
const structures = [`${commands}/structure-editing.test.ts`, `${commands}/set-records.test.ts`];
const newerThanRun = {
  file: 'apps/web/src/features/solver/run/run-draft.ts',
  tests: ['apps/web/src/features/solver/run/run-draft.test.ts'],
};
const outOfSync = {
  file: 'apps/web/src/document/opening/out-of-sync.ts',
  tests: ['apps/web/src/document/opening/out-of-sync.test.ts'],
};
const liveClient = {
  file: 'apps/web/src/document/live/live-client.ts',
  tests: ['apps/web/src/document/live/live-client.test.ts'],
};

/** @param {string} name @param {string} code @param {readonly string[]} [tests] @returns {NamedMutant} */
const without = (name, code, tests = editing) => ({
  file: `${commands}/${name}.ts`,
  code,
  instead: '',
  tests,
});

/** @type {readonly NamedMutant[]} */
export const namedMutants = [
  without('set-subject', 'adjustSpread(draft, subject, subject.lessons.length);'),
  without('set-subject', 'followTeacherStructures(draft, before);'),
  without('set-subject', 'renumberLessons(draft, subject, formerName);'),
  without('rules/insert-subject', 'adjustSpread(draft, subject, 0);'),
  without('rules/insert-subject', 'followTeacherStructures(draft, before);'),
  without('add-constraint', 'constraint.values = [...new Set(constraint.values)];'),
  without('add-constraint', 'if (subject) subject.lessonsModified = true;'),
  without('add-constraint', 'assertNotGenerated(constraint);', [commands]),
  without('duplicate-classroom', "countColor(draft, 'classrooms');"),
  without('duplicate-teacher', "countColor(draft, 'teachers');"),
  without('set-group', "setOwnerSubjects(draft, 'groups', group.id, staying);"),
  without('set-group', "if (!known) countColor(draft, 'groups');"),
  without(
    'set-group',
    'if (!group.isTracked) deleteTrackSets(draft, (trackSet) => trackSet.group === group.id);',
  ),
  without('build-structure', 'clearOutsideGrid(draft, [id]);', structures),
  without('build-structure', 'structure.isUninitialized = false;', structures),
  without('build-structure', 'structure.cells = allCells(draft.schoolData.days.length, count);', structures),
  without('rules/move-group', 'followTeacherStructures(draft, before);'),
  {
    file: 'packages/constraints/src/pre-check/check-workload.ts',
    code: '.filter((periods) => periods >= minPerDay)',
    instead: '',
    tests: ['packages/constraints/src/pre-check/pre-check.test.ts'],
  },
  { ...newerThanRun, code: 'if (saved?.hash === payloadHash) ofRun = saved;', instead: '' },
  { ...newerThanRun, code: 'if (ofRun?.hash !== payloadHash) return true;', instead: '' },
  { ...outOfSync, code: 'useOutOfSync.setState({ lost: others });', instead: '' },
  { ...outOfSync, code: 'useOutOfSync.setState(NONE)', instead: 'undefined' },
  { ...outOfSync, code: 'if (first?.copy) await copyStorage.remove(first.copy);', instead: '' },
  { ...liveClient, code: 'STABLE_MS) attempt = 0;', instead: 'STABLE_MS) connectedAt = 0;' },
  { ...liveClient, code: '}, returnDelay(attempt++));\n  };', instead: '}, 0);\n  };' },
];
