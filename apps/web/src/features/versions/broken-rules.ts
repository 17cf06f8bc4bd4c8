import type { BrokenParts } from '@bellgrid/constraints';
import { type Draft, placementsOf } from '@bellgrid/model';
import { brokenRules, type Version } from '@bellgrid/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { brokenText } from '../../document/pre-check/broken-text.ts';
import { call } from '../../platform/api/call.ts';

/**
 * The broken rules of the drafts that the versions have, by hash. It is asked anew for other versions, and on opening, but
 * not after each save of the newest one in place.
 */
export const brokenRulesQuery = (versions: readonly Version[]) =>
  queryOptions({
    queryKey: ['brokenRules', ...versions.map(({ id }) => id)],
    queryFn: async () => (await call(brokenRules, {})).drafts,
    enabled: versions.length > 0,
    staleTime: 0,
    placeholderData: (before: Readonly<Record<string, BrokenParts>> | undefined) => before,
  });

export type BrokenOf = (version: Version) => BrokenParts | null;

/** Tells what the schedule of a version breaks; null while that is not counted. */
export function useBrokenRules(versions: readonly Version[]): BrokenOf {
  const { data } = useQuery(brokenRulesQuery(versions));
  return ({ hash }) => data?.[hash] ?? null;
}

/** The clashes and broken rules in words; null where nothing is placed or nothing is known. */
export function brokenWords(
  t: TFunction,
  { statistics }: Version,
  broken: BrokenParts | null,
): string | null {
  if (broken === null || !statistics || statistics.placedLessons === 0) return null;
  return partsWords(t, broken);
}

/** The clashes and broken rules of a draft in words; an empty schedule breaks nothing, and is no good one. */
export const draftWords = (t: TFunction, draft: Draft, parts: BrokenParts): string =>
  placementsOf(draft).length === 0 ? t('versions.nonePlaced') : partsWords(t, parts);

const partsWords = (t: TFunction, parts: BrokenParts): string =>
  parts.clashes + parts.rules === 0 ? t('versions.noneBroken') : brokenText(t, parts);
