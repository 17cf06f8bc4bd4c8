import { clearOutsideGrid } from '../commands/rules/clear-outside-grid.ts';
import { renumberLessons } from '../commands/rules/lesson-names.ts';
import type { Draft } from '../draft/draft.ts';
import { createReport } from '../file/load-finding.ts';
import { repairDraft } from '../file/repair/repair-draft.ts';
import { adjustedSpread } from '../queries/adjusted-spread.ts';
import { referencesOf } from '../records/rules/constraint-references.ts';
import { type Diff, diffDrafts, type RecordMapName, recordMaps } from '../store/diff.ts';
import { isSame } from '../store/is-same.ts';
import { type ChangedRecord, mergeDrafts } from '../store/merge-drafts.ts';
import type { Id } from '../values/id.ts';

export type Side = 'mine' | 'theirs';

/** Drafts of two windows as one. */
export interface JoinedDrafts {
  readonly draft: Draft;
  /**
   * The records that both sides have changed in different ways. The draft has them as `theirs`, unless the
   * choices differ.
   */
  readonly conflicts: readonly ChangedRecord[];
  /** The changes that the rules of the document made so that the changes of both fit together. */
  readonly adjusted: Diff;
}

/** The key of a conflict, for its choice. */
export const conflictKey = ({ part, id }: Pick<ChangedRecord, 'part' | 'id'>): string => `${part}.${id}`;

/**
 * Joins what two windows made of the same draft: records and fields that one of them changed are taken from that one,
 * and then the document's own rules run, so that the result is valid. Where one side deleted what the other changed,
 * the conflict is about the record that was deleted first, a subject rather than each of its lessons, and choosing the
 * other side brings back all that went with it.
 * @param choices the side whose records are kept, by the keys of conflicts.
 */
export function joinDrafts(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  choices: ReadonlyMap<string, Side> = new Map(),
): JoinedDrafts {
  const rootOf = (record: Pick<ChangedRecord, 'part' | 'id'>) => deletedOwner(base, mine, theirs, record);
  const merged = mergeDrafts(base, mine, theirs, {
    within: 'fields',
    prefersOurs: (record) => choices.get(conflictKey(rootOf(record))) === 'mine',
  });
  const conflicts = new Map<string, ChangedRecord>();
  for (const conflict of merged.conflicts) {
    const root = rootOf(conflict);
    const records: Readonly<Record<Id, object>> =
      root === conflict ? {} : { ...base[root.part as RecordMapName] };
    const owner = records[root.id];
    const name = owner && 'name' in owner && typeof owner.name === 'string' ? owner.name : conflict.name;
    conflicts.set(conflictKey(root), { ...root, name });
  }
  const draft = copyOf(merged.draft);
  for (const [key, { part, id }] of conflicts) {
    const kept = choices.get(key) === 'mine' ? mine : theirs;
    if (isMap(part) && kept[part][id]) bringBack(draft, kept, kept === mine ? theirs : mine, base, part, id);
  }
  const joined = fitted(draft, base, mine, theirs);
  return { draft: joined, conflicts: [...conflicts.values()], adjusted: diffDrafts(draft, joined) };
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const isMap = (part: string): part is RecordMapName => (recordMaps as readonly string[]).includes(part);

/** The record whose deletion on one side took this one along; the record itself where there is none. */
function deletedOwner<Found extends Pick<ChangedRecord, 'part' | 'id'>>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
  found: Found,
): Found | Pick<ChangedRecord, 'part' | 'id'> {
  const { part, id } = found;
  if (!isMap(part) || (mine[part][id] && theirs[part][id])) return found;
  const deleting = mine[part][id] ? theirs : mine;
  const owner = ownersOf(base, part, id).find(
    ([ofPart, ofId]) => base[ofPart][ofId] && !deleting[ofPart][ofId],
  );
  return owner ? deletedOwner(base, mine, theirs, { part: owner[0], id: owner[1] }) : found;
}

const ownerParts = {
  subject: 'subjects',
  lesson: 'lessons',
  teacher: 'teachers',
  group: 'groups',
  classroom: 'classrooms',
} as const satisfies Readonly<Record<string, RecordMapName>>;

/** The records with which this one is deleted. */
function ownersOf(draft: Draft, part: RecordMapName, id: Id): (readonly [RecordMapName, Id])[] {
  const { lessons, trackSets, constraints } = draft;
  if (part === 'lessons') return lessons[id] ? [['subjects', lessons[id].subject]] : [];
  if (part === 'trackSets') return trackSets[id] ? [['groups', trackSets[id].group]] : [];
  const constraint = part === 'constraints' ? constraints[id] : undefined;
  if (!constraint) return [];
  return Object.entries(ownerParts).flatMap(([kind, ofPart]) =>
    referencesOf(constraint, kind as keyof typeof ownerParts).map((owner) => [ofPart, owner] as const),
  );
}

/** Puts a record back that the other side deleted, with all that its deletion took along or changed. */
function bringBack(
  draft: Draft,
  kept: Draft,
  deleting: Draft,
  base: Draft,
  part: RecordMapName,
  id: Id,
): void {
  if (deleting[part][id]) return;
  const put = (ofPart: RecordMapName, each: Id) => {
    const records: Record<Id, unknown> = draft[ofPart];
    records[each] = copyOf(kept[ofPart][each]);
  };
  const quoted = JSON.stringify(id);
  const refers = (record: object | undefined) => JSON.stringify(record ?? null).includes(quoted);
  put(part, id);
  for (const ofPart of ['lessons', 'trackSets', 'constraints', 'customViews'] as const) {
    for (const each of Object.keys(kept[ofPart])) {
      if (!base[ofPart][each] || !refers(kept[ofPart][each]) || refers(draft[ofPart][each])) continue;
      if (draft[ofPart][each] === undefined) bringBack(draft, kept, deleting, base, ofPart, each);
      else if (ofPart !== 'lessons') put(ofPart, each);
    }
  }
  if (part !== 'teachers' && part !== 'groups' && part !== 'classrooms') return;
  for (const record of [...Object.values(draft.subjects), ...Object.values(draft.lessons)]) {
    const was = kept.subjects[record.id] ?? kept.lessons[record.id];
    if (!was) continue;
    const list = part === 'classrooms' ? 'viableClassrooms' : part;
    if (was[list].includes(id) && !record[list].includes(id)) record[list].push(id);
    if (was.classroom === id) record.classroom ??= id;
  }
}

/** Numbers the lessons of a subject anew where both sides gave a new lesson the same name. */
function nameApart(draft: Draft, mine: Draft, theirs: Draft): void {
  for (const subject of Object.values(draft.subjects)) {
    const isOfOne = (side: Draft) => isSame(side.subjects[subject.id]?.lessons, subject.lessons);
    if (isOfOne(mine) || isOfOne(theirs)) continue;
    const names = subject.lessons.map((id) => draft.lessons[id]?.name);
    if (new Set(names).size < names.length) renumberLessons(draft, subject);
  }
}

/** The draft after the document's own rules. */
function fitted(draft: Draft, base: Draft, mine: Draft, theirs: Draft): Draft {
  const repair = (each: Draft) => repairDraft(copyOf({ ...each }), 'draft', createReport());
  const joined = repair(draft);
  const isNewGrid = (side: Draft) => !isSame(side.schoolData.days, joined.schoolData.days);
  const changed = Object.values(joined.schoolData.structures).filter(({ id, cells, periods }) =>
    [mine, theirs].some((side) => {
      const own = side.schoolData.structures[id];
      return isNewGrid(side) || !own || !isSame([own.cells, own.periods], [cells, periods]);
    }),
  );
  const grids = changed.map(({ id }) => id);
  if (grids.length > 0) clearOutsideGrid(joined, grids);
  for (const subject of Object.values(joined.subjects)) {
    const now = subject.lessons.length;
    const countIn = (side: Draft) => side.subjects[subject.id]?.lessons.length;
    if (now === countIn(mine) || now === countIn(theirs)) continue;
    const spread = subject.lessonsSpreadConstraint;
    const counts = { before: countIn(base) ?? 0, now };
    spread.constraint = adjustedSpread(joined, subject.structure, spread.constraint, counts);
  }
  const fit = grids.length > 0 ? repair(joined) : joined;
  nameApart(fit, mine, theirs);
  return fit;
}
