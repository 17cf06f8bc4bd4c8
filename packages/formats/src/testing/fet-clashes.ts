/** An active activity with its teachers by name, and its students as subgroups by name. */
export interface BusyActivity {
  readonly id: number;
  readonly teachers: ReadonlySet<string>;
  readonly subgroups: ReadonlySet<string>;
}

/**
 * The active activities of a FET file with their subgroups, read apart from the importer (with patterns that
 * fit the way in which FET writes): two of them clash exactly when they have a teacher or a subgroup in common.
 */
export function busyActivities(xml: string): BusyActivity[] {
  const part = (tag: string): string => new RegExp(`<${tag}>.*?</${tag}>`, 's').exec(xml)?.[0] ?? '';
  const members = subgroupsBySet(part('Students_List'));
  return [...part('Activities_List').matchAll(/<Activity>.*?<\/Activity>/gs)]
    .map(([activity]) => activity)
    .filter((activity) => !activity.includes('<Active>false</Active>'))
    .map((activity) => ({
      id: Number(textsOf(activity, 'Id')[0]),
      teachers: new Set(textsOf(activity, 'Teacher')),
      subgroups: new Set(textsOf(activity, 'Students').flatMap((name) => [...(members.get(name) ?? [])])),
    }));
}

function textsOf(activity: string, tag: string): string[] {
  return [...activity.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map((match) => match[1] ?? '');
}

/** Members of every year, group and subgroup; a set with nothing inside is its own member. */
function subgroupsBySet(students: string): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  const open: { name: string; inside: Set<string> }[] = [];
  for (const [, tag, name] of students.matchAll(/<(\/?(?:Year|Group|Subgroup)|Name)>([^<]*)/g)) {
    const current = open.at(-1);
    if (tag === 'Name') {
      if (current) current.name = name ?? '';
    } else if (!tag?.startsWith('/')) open.push({ name: '', inside: new Set() });
    else if (current) {
      open.pop();
      const inside = current.inside.size > 0 ? current.inside : [current.name];
      const known = members.get(current.name) ?? new Set();
      for (const each of inside) {
        known.add(each);
        open.at(-1)?.inside.add(each);
      }
      members.set(current.name, known);
    }
  }
  return members;
}
