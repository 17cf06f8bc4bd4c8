import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import { ruleOf } from '../records/rules/registry.ts';
import type { Id } from '../values/id.ts';
import { WEIGHT } from '../values/weight.ts';
import { divisionsInUse } from './divisions-in-use.ts';
import { createUnionFind } from './union-find.ts';

export type Sharing = (a: Lesson, b: Lesson) => boolean;

/**
 * Decides if two different lessons may be at the same time as far as their classes are concerned (physical
 * rule 3). They may without a common class. With one, they may
 * - by division: in every common class their subjects are in different tracks of at least one division and
 *   in the same track of none; or
 * - by permission: a 'same time' rule that is not off links them, or a chain of such rules does; 'same time
 *   optional' permits only its own two sides. Two lessons of one subject are linked only by rules between
 *   single lessons (or one of the subject with itself): a partner subject does not link its lessons with
 *   one another. Constraints generated from divisions are display only.
 *
 * Compiles the draft once; each answer takes constant time. The answers hold for this very draft.
 */
export function createSharing(draft: Draft): Sharing {
  const byDivision = createDivisions(draft);
  const byPermission = createPermissions(draft);
  return (a, b) => byDivision(a, b) || byPermission(a, b);
}

/** All of a draft that decides which lessons may share time, beside the classes and subjects of the lessons themselves. */
export function sharersOf(draft: Draft): readonly unknown[] {
  const { config, groups, trackSets, lessons } = draft;
  const tracked = Object.values(groups).flatMap(({ id, isTracked }) => (isTracked ? [id] : []));
  const linked = permissionsOf(draft).flatMap(({ rule, other }) => [
    rule,
    ...(rule.type === 'lesson' ? [lessons[rule.base]?.subject, lessons[other]?.subject] : []),
  ]);
  return [config.isTracksEnabled, trackSets, ...tracked, ...linked];
}

const NO_TRACK = -1;

/** True also without a common class. */
function createDivisions(draft: Draft): Sharing {
  const tracksOf = tracksByClassAndSubject(draft);
  return (a, b) => {
    for (const group of a.groups) {
      if (!b.groups.includes(group)) continue;
      const subjects = tracksOf.get(group);
      const tracksA = subjects?.get(a.subject);
      const tracksB = subjects?.get(b.subject);
      if (!tracksA || !tracksB || !areApart(tracksA, tracksB)) return false;
    }
    return true;
  };
}

/** Per class and subject, the number of its track in each division of the class, or NO_TRACK. */
function tracksByClassAndSubject(draft: Draft): Map<Id, Map<Id, number[]>> {
  const classes = new Map<Id, Map<Id, number[]>>();
  const divisions = divisionsInUse(draft);
  for (const group of new Set(divisions.map((trackSet) => trackSet.group))) {
    const trackSets = divisions.filter((trackSet) => trackSet.group === group);
    const subjects = new Map<Id, number[]>();
    trackSets.forEach((trackSet, division) => {
      trackSet.tracks.forEach((track, number) => {
        for (const subject of track.subjects) {
          const row = subjects.get(subject) ?? trackSets.map(() => NO_TRACK);
          row[division] = number;
          subjects.set(subject, row);
        }
      });
    });
    classes.set(group, subjects);
  }
  return classes;
}

function areApart(a: readonly number[], b: readonly number[]): boolean {
  let apart = false;
  for (let division = 0; division < a.length; division += 1) {
    if (a[division] === NO_TRACK || b[division] === NO_TRACK) continue;
    if (a[division] === b[division]) return false;
    apart = true;
  }
  return apart;
}

/** Rules between lessons, between subjects, and both with each lesson joined to its linked subject. */
function createPermissions(draft: Draft): Sharing {
  const lessonChains = createUnionFind();
  const chains = createUnionFind();
  const optional = new Map<Id, Set<Id>>();
  const linkedSubjects = new Set<Id>();
  const selfLinked = new Set<Id>();
  let hasLessonChains = false;

  for (const { rule, permits, other } of permissionsOf(draft)) {
    const { type, base } = rule;
    if (permits === 'pair') {
      addPair(optional, base, other);
      addPair(optional, other, base);
      continue;
    }
    chains.union(`${type}:${base}`, `${type}:${other}`);
    if (type === 'lesson') {
      lessonChains.union(base, other);
      hasLessonChains = true;
    } else if (base === other) selfLinked.add(base);
    else linkedSubjects.add(base).add(other);
  }
  const linkedLessons = hasLessonChains ? Object.values(draft.lessons) : [];
  for (const lesson of linkedLessons) {
    if (linkedSubjects.has(lesson.subject) && lessonChains.has(lesson.id)) {
      chains.union(`lesson:${lesson.id}`, `subject:${lesson.subject}`);
    }
  }
  // Flat tables, so that an answer is two look-ups.
  const ownChain = new Map<Id, string>();
  const subjectChain = new Map<Id, string>();
  for (const lesson of linkedLessons) {
    if (lessonChains.has(lesson.id)) ownChain.set(lesson.id, chains.find(`lesson:${lesson.id}`));
  }
  for (const id of linkedSubjects) subjectChain.set(id, chains.find(`subject:${id}`));

  return (a, b) => {
    if (optional.get(a.id)?.has(b.id) || optional.get(a.subject)?.has(b.subject)) return true;
    if (a.subject === b.subject) {
      if (selfLinked.has(a.subject)) return true;
      return lessonChains.has(a.id) && lessonChains.find(a.id) === lessonChains.find(b.id);
    }
    const chainA = ownChain.get(a.id) ?? subjectChain.get(a.subject);
    return chainA !== undefined && chainA === (ownChain.get(b.id) ?? subjectChain.get(b.subject));
  };
}

/** The rules that let two lessons or subjects share time. */
function permissionsOf(draft: Draft) {
  return Object.values(draft.constraints).flatMap((rule) => {
    if (rule.type !== 'subject' && rule.type !== 'lesson') return [];
    if (rule.metaData !== null || rule.weight === WEIGHT.OFF || rule.other === null) return [];
    const permits = ruleOf(rule)?.permits;
    return permits === 'pair' || permits === 'chain' ? [{ rule, permits, other: rule.other }] : [];
  });
}

function addPair(pairs: Map<Id, Set<Id>>, from: Id, to: Id): void {
  const known = pairs.get(from);
  if (known) known.add(to);
  else pairs.set(from, new Set([to]));
}
