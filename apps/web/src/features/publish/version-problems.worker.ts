import { brokenParts, verify } from '@bellgrid/constraints';
import { type Draft, type Id, loadDraftFile } from '@bellgrid/model';
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
  const concerned = [...report.unplaced, ...(clashes > 0 ? ofClashes : []), ...(rules > 0 ? ofRules : [])];
  const lessons = [...new Set(concerned)].slice(0, MOST_NAMED).flatMap((id) => named(draft, id));
  return { unplaced: unplacedLessons(draft), clashes, rules, lessons };
}

function named(draft: Draft, id: Id): NamedLesson[] {
  const lesson = draft.lessons[id];
  if (!lesson) return [];
  const classes = lesson.groups.flatMap((group) => draft.groups[group]?.name ?? []);
  const teachers = lesson.teachers.flatMap((teacher) => draft.teachers[teacher]?.name ?? []);
  return [{ id, name: lesson.name, people: classes.length > 0 ? classes : teachers }];
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(problemsOf(data)));
