import { brokenParts, verify } from '@bellgrid/constraints';
import { type Draft, type Id, loadDraftFile } from '@bellgrid/model';
import { hasPages } from '../../document/draft/school-facts.ts';
import { unplacedLessons } from '../solver/unplaced-lessons.ts';
import type { NamedLesson, VersionProblems } from './version-problems.ts';

/** So many lessons are named: the panel beside the schedule has all. */
const MOST_NAMED = 4;

/** Counts the problems of a draft file as the status line of the schedule does; null where it cannot be read. */
function problemsOf(text: string): VersionProblems | null {
  const loaded = loadDraftFile(text);
  if (!loaded.ok) return null;
  const draft = loaded.file.dataStore;
  const report = verify(draft);
  const { clashes, rules } = brokenParts(report);
  const ofClashes = report.physical.flatMap(({ lessons }) => lessons);
  const ofRules = report.matches.filter(({ hard }) => hard).flatMap(({ lessons }) => lessons);
  // Only the first problem of each lesson is named.
  const concerned = new Map<Id, NamedLesson['problem']>();
  const add = (ids: readonly Id[], problem: NamedLesson['problem']) => {
    for (const id of ids) if (!concerned.has(id)) concerned.set(id, problem);
  };
  add(report.unplaced, 'unplaced');
  if (clashes > 0) add(ofClashes, 'clashes');
  if (rules > 0) add(ofRules, 'rules');
  const lessons = [...concerned].slice(0, MOST_NAMED).flatMap(([id, problem]) => named(draft, id, problem));
  return {
    ...{ unplaced: unplacedLessons(draft), clashes, rules, lessons },
    ...{ concerned: concerned.size, isEmpty: !hasPages(draft) },
  };
}

function named(draft: Draft, id: Id, problem: NamedLesson['problem']): NamedLesson[] {
  const lesson = draft.lessons[id];
  if (!lesson) return [];
  const classes = lesson.groups.flatMap((group) => draft.groups[group]?.name ?? []);
  const teachers = lesson.teachers.flatMap((teacher) => draft.teachers[teacher]?.name ?? []);
  return [{ id, problem, name: lesson.name, people: classes.length > 0 ? classes : teachers }];
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(problemsOf(data)));
