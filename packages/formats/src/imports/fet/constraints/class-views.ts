import { viewsOfGroup } from '@bellgrid/constraints';
import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { SchoolClass } from '../draft/build-classes.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import { approximated, CARRIED, notCarried, type Outcome } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';

/**
 * The scope of a rule of a class on its students. A rule that only limits ('limit') is broken by more
 * lessons, so a part of a student's lessons keeps it whenever the student does; any other ('exact') looks at
 * all of them.
 */
export type RuleScope = 'limit' | 'exact';

/** Classes that can have a rule about each of their students, and those that cannot. */
export interface RuledClasses {
  readonly classes: readonly Id[];
  /** Of these only some students are meant, or their divisions combine as no student does. */
  readonly left: readonly Id[];
  /** Classes with a rule that does not reach every student. */
  readonly weaker: readonly Id[];
}

/**
 * The classes with lessons among these students (null: all). A rule of a class is about every combination of
 * its divisions, FET's about every student: a class can have it when no combination demands more than some
 * student does.
 */
export function ruledClasses(
  context: ImportContext,
  atoms: StudentAtoms | null,
  scope: RuleScope,
): RuledClasses {
  const meant = atoms && new Set(atoms);
  const classes: Id[] = [];
  const left: Id[] = [];
  const weaker: Id[] = [];
  for (const each of context.classes) {
    const touched = each.atoms.filter((atom) => meant === null || meant.has(atom));
    if (touched.length === 0 || (context.draft.groups[each.id]?.subjects.length ?? 0) === 0) continue;
    const fit = touched.length < each.atoms.length ? 'none' : fitOf(context, each, scope);
    if (fit === 'none') left.push(each.id);
    else classes.push(each.id);
    if (fit === 'part') weaker.push(each.id);
  }
  return { classes, left, weaker };
}

/** The outcome of the import of a rule of students. */
export function outcomeOf({ classes, left, weaker }: RuledClasses): Outcome {
  if (left.length > 0) {
    const reason = 'imports.fet.reason.partialClasses';
    return classes.length > 0 ? approximated(reason) : notCarried(reason);
  }
  return weaker.length > 0 ? approximated('imports.fet.reason.weakerClasses') : CARRIED;
}

/** The degree to which the students of a class fit the combinations of its divisions. */
export type Fit = 'whole' | 'part' | 'none';
type LessonSets = ReadonlyMap<string, ReadonlySet<Id>>;

function fitOf(context: ImportContext, school: SchoolClass, scope: RuleScope): Fit {
  const key = `${scope} ${school.id}`;
  const fit = context.fits.get(key) ?? compare(context, school, scope);
  context.fits.set(key, fit);
  return fit;
}

function compare(context: ImportContext, { id, atoms }: SchoolClass, scope: RuleScope): Fit {
  const views = lessonsOfViews(context, id);
  const students = lessonsOfStudents(context, atoms);
  if (!areWithin(views, students, scope)) return 'none';
  return areWithin(students, views, scope) ? 'whole' : 'part';
}

/** True when each set is one of the others, or for a limit within one of them. */
function areWithin(sets: LessonSets, others: LessonSets, scope: RuleScope): boolean {
  const isPart = (set: ReadonlySet<Id>): boolean =>
    [...others.values()].some((other) => set.size < other.size && [...set].every((id) => other.has(id)));
  return [...sets].every(([key, set]) => others.has(key) || (scope === 'limit' && isPart(set)));
}

function lessonsOfViews({ draft }: ImportContext, id: Id): LessonSets {
  const lessons = (draft.groups[id]?.subjects ?? []).flatMap((subject) => lessonsOf(draft, subject));
  return distinct(viewsOfGroup(draft, id, lessons).map((view) => new Set(view.map((lesson) => lesson.id))));
}

function lessonsOf(draft: Draft, subject: Id): Lesson[] {
  return (draft.subjects[subject]?.lessons ?? []).flatMap((lesson) => draft.lessons[lesson] ?? []);
}

function lessonsOfStudents({ lessons }: ImportContext, atoms: StudentAtoms): LessonSets {
  const own = new Map(atoms.map((atom) => [atom, new Set<Id>()]));
  for (const { lesson, atoms: busy } of lessons.values()) {
    for (const atom of busy) own.get(atom)?.add(lesson.id);
  }
  return distinct([...own.values()]);
}

/** Different sets by their lessons, without the empty one. */
function distinct(sets: readonly ReadonlySet<Id>[]): LessonSets {
  const all = new Map(sets.map((set) => [[...set].sort().join(), set]));
  all.delete('');
  return all;
}
