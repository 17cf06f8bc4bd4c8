import { XMLParser } from 'fast-xml-parser';

/** An active activity and what it keeps busy: teachers by name, students as subgroups by name. */
export interface BusyActivity {
  readonly id: number;
  readonly teachers: ReadonlySet<string>;
  readonly subgroups: ReadonlySet<string>;
}

type Node = Record<string, unknown>;

/**
 * The active activities of a FET file with their subgroups, read apart from the importer: two of them clash
 * exactly when they have a teacher or a subgroup in common.
 */
export function busyActivities(xml: string): BusyActivity[] {
  const parser = new XMLParser({
    parseTagValue: false,
    trimValues: false,
    isArray: (tag) => lists.has(tag),
    jPath: false,
  });
  const part = (tag: string): string => new RegExp(`<${tag}>[^]*?</${tag}>`).exec(xml)?.[0] ?? '';
  const fet = nodeOf(parser.parse(`<fet>${part('Students_List')}${part('Activities_List')}</fet>`).fet);
  const members = subgroupsBySet(childrenOf(nodeOf(fet.Students_List), 'Year'));
  return childrenOf(nodeOf(fet.Activities_List), 'Activity')
    .filter((activity) => activity.Active !== 'false')
    .map((activity) => ({
      id: Number(activity.Id),
      teachers: new Set(textsOf(activity, 'Teacher')),
      subgroups: new Set(textsOf(activity, 'Students').flatMap((name) => [...(members.get(name) ?? [])])),
    }));
}

const lists = new Set(['Year', 'Group', 'Subgroup', 'Activity', 'Teacher', 'Students']);

function subgroupsBySet(years: Node[]): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  const enter = (name: string, subgroups: Iterable<string>): Set<string> => {
    const known = members.get(name) ?? new Set();
    for (const each of subgroups) known.add(each);
    members.set(name, known);
    return known;
  };
  const read = (node: Node, levels: readonly string[]): Set<string> => {
    const [level, ...deeper] = levels;
    const children = level === undefined ? [] : childrenOf(node, level);
    const name = String(node.Name);
    if (children.length === 0) return enter(name, [name]);
    return enter(
      name,
      children.flatMap((child) => [...read(child, deeper)]),
    );
  };
  for (const year of years) read(year, ['Group', 'Subgroup']);
  return members;
}

function nodeOf(value: unknown): Node {
  return typeof value === 'object' && value !== null ? (value as Node) : {};
}

function childrenOf(node: Node, tag: string): Node[] {
  const found = node[tag];
  return Array.isArray(found) ? found.map(nodeOf) : [];
}

function textsOf(node: Node, tag: string): string[] {
  const found = node[tag];
  return Array.isArray(found) ? found.map(String) : [];
}
