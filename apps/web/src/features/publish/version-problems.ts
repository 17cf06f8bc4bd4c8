import type { Id } from '@bellgrid/model';
import { snapshot, type Version } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { callForText } from '../../platform/api/call.ts';
import { askThread } from '../../platform/ask-thread.ts';

/** A lesson that something is wrong with, as it is called in its version. */
export interface NamedLesson {
  readonly id: Id;
  readonly name: string;
  /** Its classes, or its teachers where it has none. */
  readonly people: readonly string[];
  /** The first of its problems. */
  readonly problem: 'unplaced' | 'clashes' | 'rules';
}

/** The numbers of what is not right with the schedule of a version, and the first lessons of which that is so. */
export interface VersionProblems {
  /** Lessons without a place. */
  readonly unplaced: number;
  /** Places where two lessons meet, or one is outside school. */
  readonly clashes: number;
  /** Hard constraints that are not kept. */
  readonly rules: number;
  /** At most so many as are named: those without a place, then those that clash, then those that break a rule. */
  readonly lessons: readonly NamedLesson[];
  /** The number of all of which it is so. */
  readonly concerned: number;
  /** The version has neither classes nor teachers nor classrooms: it would have no page. */
  readonly isEmpty: boolean;
}

/** The problems of a version, counted on a thread. The current version is saved anew in place: its hash then changes. */
export const versionProblemsQuery = ({ id, hash }: Pick<Version, 'id' | 'hash'>) =>
  queryOptions({
    queryKey: ['versionProblems', id, hash],
    queryFn: async ({ signal }): Promise<VersionProblems> => {
      const text = await callForText(snapshot, { id }, { signal });
      const thread = new Worker(new URL('./version-problems.worker.ts', import.meta.url), { type: 'module' });
      const problems = await askThread<VersionProblems | null>(thread, text, signal);
      if (problems === null) throw new Error('the version cannot be read');
      return problems;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The kinds of problems that there are, with their numbers, in words; null without any. */
export function problemsText(
  t: TFunction,
  language: string,
  { unplaced, clashes, rules }: VersionProblems,
): string | null {
  const parts = [
    unplaced > 0 ? t('publish.problems.unplaced', { count: unplaced }) : '',
    clashes > 0 ? t('publish.problems.clashes', { count: clashes }) : '',
    rules > 0 ? t('publish.problems.rules', { count: rules }) : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts);
}
