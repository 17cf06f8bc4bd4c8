import type { PreCheckFinding } from '@bellgrid/constraints';
import { type Draft, type Finding, findingKey, type Id } from '@bellgrid/model';
import { create } from 'zustand';
import { draftSession } from '../draft/draft-session.ts';

/** The kinds of items with findings of their own; a class is a `group`. */
export type CheckedItem = 'teacher' | 'group' | 'classroom' | 'subject';

export type FindingsByItem = ReadonlyMap<string, readonly PreCheckFinding[]>;

const NONE: readonly PreCheckFinding[] = [];

const keyOf = (type: CheckedItem, id: Id): string => `${type} ${id}`;

/**
 * The findings by the item that they are reported on. A subject has those of its own lessons that have no
 * place. Lists that say the same as before are kept, so that nothing renders again for them.
 */
export function groupFindings(findings: readonly PreCheckFinding[], before: FindingsByItem): FindingsByItem {
  const grouped = new Map<string, PreCheckFinding[]>();
  const add = (key: string, finding: PreCheckFinding) => {
    const known = grouped.get(key);
    if (known) known.push(finding);
    else grouped.set(key, [finding]);
  };
  for (const each of findings) {
    add(keyOf(each.type, each.id), each);
    // It is about all lessons of the item, in any subject.
    if (each.finding.code.startsWith('findings.overloaded')) continue;
    for (const subject of each.finding.about.subjects ?? []) add(keyOf('subject', subject), each);
  }
  const kept = new Map<string, readonly PreCheckFinding[]>(grouped);
  for (const [key, list] of grouped) {
    const old = before.get(key);
    if (old && keysOf(old) === keysOf(list)) kept.set(key, old);
  }
  return kept;
}

const keysOf = (list: readonly PreCheckFinding[]): string =>
  list.map(({ finding }) => findingKey(finding)).join('\n');

/** The findings of the latest pre-check. */
interface LatestFindings {
  readonly byItem: FindingsByItem;
  /** Each once; null until the draft was checked. */
  readonly all: readonly Finding[] | null;
  /** The draft that they were counted in. */
  readonly counted: Draft | null;
}

const UNCHECKED: LatestFindings = { byItem: new Map(), all: null, counted: null };

const useFindingsStore = create<LatestFindings>(() => UNCHECKED);

/** Stores the findings of a pre-check of the open draft. */
export function setFindings(findings: readonly PreCheckFinding[]): void {
  const byKey = new Map(findings.map(({ finding }) => [findingKey(finding), finding]));
  useFindingsStore.setState(({ byItem }) => ({
    byItem: groupFindings(findings, byItem),
    all: [...byKey.values()],
    counted: draftSession.draft,
  }));
}

/** Forgets the findings: nothing is known of this draft yet. */
export const forgetFindings = (): void => useFindingsStore.setState(UNCHECKED);

/**
 * The findings of the pre-check about one item; empty while nothing is wrong. They follow every edit a moment later
 * and never delay one.
 */
export function useItemFindings(type: CheckedItem, id: Id): readonly PreCheckFinding[] {
  return useFindingsStore(({ byItem }) => byItem.get(keyOf(type, id)) ?? NONE);
}

/** All findings of the pre-check of the draft, a moment after each edit; null until it was checked. */
export const useLiveFindings = (): readonly Finding[] | null => useFindingsStore(({ all }) => all);

/** The draft that those findings were counted in: the open one, or until an edit is counted the one before it. */
export const useCountedDraft = (): Draft | null => useFindingsStore(({ counted }) => counted);
