import type { BrokenParts } from '@bellgrid/constraints';
import { brokenRules, type Version } from '@bellgrid/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { brokenText } from '../../document/pre-check/broken-text.ts';
import { call } from '../../platform/api/call.ts';

/** The broken rules of the versions, by their ids. A version that is saved anew in place has another hash. */
const brokenRulesQuery = (versions: readonly Version[]) =>
  queryOptions({
    queryKey: ['brokenRules', ...versions.map(({ id, hash }) => `${id} ${hash}`)],
    queryFn: async () => (await call(brokenRules, {})).versions,
    enabled: versions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before: Readonly<Record<string, BrokenParts>> | undefined) => before,
  });

export type BrokenOf = (version: Version) => BrokenParts | null;

/** Tells what the schedule of a version breaks; null while that is not counted. */
export function useBrokenRules(versions: readonly Version[]): BrokenOf {
  const { data, isPlaceholderData } = useQuery(brokenRulesQuery(versions));
  const [current] = versions;
  // Only the newest version is saved anew: what is known of the others is true of them still.
  return (version) => (isPlaceholderData && version.id === current?.id ? null : (data?.[version.id] ?? null));
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

/** Clashes and broken rules in words. */
export const partsWords = (t: TFunction, parts: BrokenParts): string =>
  parts.clashes + parts.rules === 0 ? t('versions.noneBroken') : brokenText(t, parts);
