import { type Draft, type Id, isDivided, type Lesson, type Sharing, WEIGHT } from '@bellgrid/model';
import { indexOf, push } from '../read/draft-index.ts';
import { coverByCliques } from './clique-cover.ts';

/**
 * Sets of lessons of each class in which no two may share time, together covering every pair of lessons
 * with a common class that may not. A class without divisions and permissions is one set.
 */
export function clashCliques(draft: Draft, held: ReadonlySet<Lesson>, sharing: Sharing): Lesson[][] {
  const mayShare = createMayShare(draft);
  const seen = new Set<string>();
  const cliques: Lesson[][] = [];
  for (const [group, all] of indexOf(draft).byGroup) {
    const lessons = all.filter((lesson) => held.has(lesson));
    const key = lessons.map((lesson) => lesson.id).join(' ');
    const alone = !isDivided(draft, group) && !lessons.some(mayShare);
    if (alone && seen.has(key)) continue;
    if (alone) seen.add(key);
    cliques.push(...(alone ? [lessons] : coverGroup(lessons, sharing, mayShare)));
  }
  return cliques.filter((clique) => clique.length > 1);
}

/** True when no two lessons of the class may share time. */
export function isExclusiveGroup(draft: Draft, group: Id): boolean {
  const mayShare = createMayShare(draft);
  return !isDivided(draft, group) && !(indexOf(draft).byGroup.get(group) ?? []).some(mayShare);
}

/** Tells for a lesson if a permission names it or its subject. */
function createMayShare(draft: Draft): (lesson: Lesson) => boolean {
  const named = new Set<Id>();
  const { subject, lesson } = indexOf(draft).constraints;
  for (const rule of [...subject, ...lesson]) {
    if (rule.weight === WEIGHT.OFF || rule.other === null) continue;
    if (rule.constraint === 'same time' || rule.constraint === 'same time optional') {
      named.add(rule.base).add(rule.other);
    }
  }
  return ({ id, subject }) => named.has(id) || named.has(subject);
}

/**
 * Lessons of one subject and the same classes clash alike, unless a permission names one of them. They
 * become one vertex of the graph to cover, if they clash among themselves.
 */
function coverGroup(
  lessons: readonly Lesson[],
  sharing: Sharing,
  mayShare: (lesson: Lesson) => boolean,
): Lesson[][] {
  const alike = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const own = mayShare(lesson) ? ` ${lesson.id}` : '';
    push(alike, `${lesson.subject} ${lesson.groups.join(' ')}${own}`, lesson);
  }
  const types = [...alike.values()].flatMap((group) => {
    const [first, second] = group;
    const sharesItself = first && second && sharing(first, second);
    return sharesItself ? group.map((lesson) => [lesson]) : [group];
  });
  const clashes = (a: number, b: number) => !sharing(types[a]![0]!, types[b]![0]!);
  const cliques = coverByCliques(types.length, clashes);
  const covered = new Set(cliques.flat());
  // A subject that shares with everything else still clashes with itself.
  types.forEach((_, index) => {
    if (!covered.has(index)) cliques.push([index]);
  });
  return cliques.map((clique) => clique.flatMap((index) => types[index]!));
}
