import type { PreCheckFinding } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { create } from 'zustand';

/** What has findings of its own; a class is a `group`. */
export type CheckedItem = 'teacher' | 'group' | 'classroom' | 'subject';

export type ItemFindings = ReadonlyMap<string, readonly PreCheckFinding[]>;

const NONE: readonly PreCheckFinding[] = [];

const keyOf = (type: CheckedItem, id: Id): string => `${type} ${id}`;

/**
 * The findings by the item that they are reported on. A subject has those of its own lessons that have no
 * place. Lists that say the same as before are kept, so that nothing renders again for them.
 */
export function groupFindings(findings: readonly PreCheckFinding[], before: ItemFindings): ItemFindings {
  const grouped = new Map<string, PreCheckFinding[]>();
  const add = (key: string, finding: PreCheckFinding) => {
    const known = grouped.get(key);
    if (known) known.push(finding);
    else grouped.set(key, [finding]);
  };
  for (const each of findings) {
    add(keyOf(each.type, each.id), each);
    if (each.finding.kind === 'overloaded') continue;
    for (const subject of each.finding.subjects) add(keyOf('subject', subject), each);
  }
  const kept = new Map<string, readonly PreCheckFinding[]>(grouped);
  for (const [key, list] of grouped) {
    const old = before.get(key);
    if (old && sentencesOf(old) === sentencesOf(list)) kept.set(key, old);
  }
  return kept;
}

const sentencesOf = (list: readonly PreCheckFinding[]): string =>
  list.map(({ finding }) => finding.sentence).join('\n');

/** What the latest pre-check found. */
interface LatestFindings {
  readonly byItem: ItemFindings;
  /** Each once; null until the draft was checked. */
  readonly all: readonly SolverFinding[] | null;
}

const UNCHECKED: LatestFindings = { byItem: new Map(), all: null };

export const useFindingsStore = create<LatestFindings>(() => UNCHECKED);

/** Takes over what a pre-check found. */
export function setFindings(findings: readonly PreCheckFinding[]): void {
  const bySentence = new Map(findings.map(({ finding }) => [finding.sentence, finding as SolverFinding]));
  useFindingsStore.setState(({ byItem }) => ({
    byItem: groupFindings(findings, byItem),
    all: [...bySentence.values()],
  }));
}

/** Forgets what was found: of this draft nothing is known yet. */
export const forgetFindings = (): void => useFindingsStore.setState(UNCHECKED);

/**
 * What the pre-check says of one item, in sentences; empty while nothing is wrong. It follows every edit a
 * moment later and never delays one.
 */
export function useItemFindings(type: CheckedItem, id: Id): readonly PreCheckFinding[] {
  return useFindingsStore(({ byItem }) => byItem.get(keyOf(type, id)) ?? NONE);
}

/** All that the pre-check says of the draft, a moment after each edit; null until it was checked. */
export const useLiveFindings = (): readonly SolverFinding[] | null => useFindingsStore(({ all }) => all);
