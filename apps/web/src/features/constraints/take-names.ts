import type { Draft, Id, ReferencedKind } from '@bellgrid/model';

/** The item elsewhere for an item; null where there is none. */
export type NameMatch = (kind: ReferencedKind, id: Id) => Id | null;

/**
 * Finds the item of the same name: of a subject with the same classes and, where there are several, the same teachers; of
 * a lesson in the same place of its subject. Structures match by their names, or when each school has one. A name that
 * several have, in either draft, is not theirs to match by.
 */
export function createNameMatch(from: Draft, to: Draft): NameMatch {
  const structuresOf = ({ schoolData }: Draft) => Object.values(schoolData.structures);
  const haveOneStructure = structuresOf(from).length === 1 && structuresOf(to).length === 1;
  const names = namesOf(from, haveOneStructure);
  const owners = ownersByName(names);
  const others = ownersByName(namesOf(to, haveOneStructure));
  return (_, id) => {
    for (const name of names.get(id) ?? []) {
      const other = others.get(name);
      if (other && owners.get(name) === id) return other;
    }
    return null;
  };
}

/** The item of each name; null for a name that several have. */
function ownersByName(names: ReadonlyMap<Id, readonly string[]>): ReadonlyMap<string, Id | null> {
  const owners = new Map<string, Id | null>();
  for (const [id, own] of names) for (const name of own) owners.set(name, owners.has(name) ? null : id);
  return owners;
}

/** The names of each item in the matching, the most general one first. */
function namesOf(draft: Draft, hasOneStructure: boolean): ReadonlyMap<Id, readonly string[]> {
  const names = new Map<Id, readonly string[]>();
  const plain = (name: string) => name.trim().toLocaleLowerCase();
  for (const type of ['teachers', 'groups', 'classrooms'] as const)
    for (const { id, name } of Object.values(draft[type])) names.set(id, [`${type} ${plain(name)}`]);
  for (const { id, name } of Object.values(draft.schoolData.structures))
    names.set(id, [hasOneStructure ? 'structure' : `structure ${plain(name)}`]);
  const namesOfAll = (ids: readonly Id[]) => ids.map((each) => names.get(each)?.[0] ?? '').sort();
  for (const { id, name, groups, lessons, teachers } of Object.values(draft.subjects)) {
    const general = ['subject', plain(name), namesOfAll(groups)];
    const own = [JSON.stringify(general), JSON.stringify([...general, namesOfAll(teachers)])];
    names.set(id, own);
    lessons.forEach((lesson, index) => {
      names.set(
        lesson,
        own.map((each) => `${each} ${index}`),
      );
    });
  }
  return names;
}
