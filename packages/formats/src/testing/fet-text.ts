/** A small school as a FET file; every list has a default of one or two items. */
export interface FetTextParts {
  readonly version?: string;
  readonly mode?: string;
  readonly days?: readonly string[];
  readonly hours?: readonly string[];
  readonly subjects?: readonly string[];
  readonly teachers?: readonly string[];
  /** Years as XML: see `year`, `group`. */
  readonly students?: string;
  /** Activities as XML: see `activity`. */
  readonly activities?: string;
  /** Room names, or XML of one room. */
  readonly rooms?: readonly string[];
  /** Constraints as XML: see `constraint`. */
  readonly time?: string;
  readonly space?: string;
}

/** The text of a .fet file. */
export function fetText(parts: FetTextParts = {}): string {
  const version = parts.version ?? '6.8.5';
  return `<?xml version="1.0" encoding="UTF-8"?>

<fet version="${version}">
${parts.mode === undefined ? '' : `<Mode>${parts.mode}</Mode>`}
<Institution_Name>Test school</Institution_Name>
${list('Days_List', 'Day', parts.days ?? ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])}
${list('Hours_List', 'Hour', parts.hours ?? ['1', '2', '3', '4', '5', '6'])}
${list('Subjects_List', 'Subject', parts.subjects ?? ['Maths', 'Art'])}
${list('Teachers_List', 'Teacher', parts.teachers ?? ['Ada', 'Bo'])}
<Students_List>${parts.students ?? year('5A')}</Students_List>
<Activities_List>
${parts.activities ?? activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'] })}
</Activities_List>
<Rooms_List>${(parts.rooms ?? []).map((room) => (room.startsWith('<') ? room : roomXml(room))).join('\n')}</Rooms_List>
<Time_Constraints_List>
${parts.time ?? ''}
</Time_Constraints_List>
<Space_Constraints_List>
${parts.space ?? ''}
</Space_Constraints_List>
</fet>
`;
}

function list(tag: string, item: string, names: readonly string[]): string {
  return `<${tag}>${names.map((name) => `<${item}><Name>${name}</Name></${item}>`).join('')}</${tag}>`;
}

export function roomXml(name: string, more = ''): string {
  return `<Room><Name>${name}</Name>${more}</Room>`;
}

export function year(name: string, groups = '', size = 0): string {
  return `<Year><Name>${name}</Name><Number_of_Students>${size}</Number_of_Students>${groups}</Year>`;
}

export function group(name: string, subgroups: readonly string[] = []): string {
  const inner = subgroups.map((each) => `<Subgroup><Name>${each}</Name></Subgroup>`).join('');
  return `<Group><Name>${name}</Name>${inner}</Group>`;
}

export function activity(
  id: number,
  subject: string,
  options: {
    teachers?: readonly string[];
    students?: readonly string[];
    tags?: readonly string[];
    duration?: number;
    groupId?: number;
    active?: boolean;
  } = {},
): string {
  const { teachers = [], students = [], tags = [], duration = 1, groupId = 0, active = true } = options;
  return `<Activity>
${many('Teacher', teachers)}<Subject>${subject}</Subject>${many('Activity_Tag', tags)}${many('Students', students)}
<Duration>${duration}</Duration><Total_Duration>${duration}</Total_Duration><Id>${id}</Id>
<Activity_Group_Id>${groupId}</Activity_Group_Id><Active>${active}</Active>
</Activity>`;
}

function many(tag: string, values: readonly string[]): string {
  return values.map((value) => `<${tag}>${value}</${tag}>`).join('');
}

/** A constraint with weight 100 unless `fields` say otherwise; arrays repeat their element. */
export function constraint(
  name: string,
  fields: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>> = {},
  inner = '',
): string {
  const values: Record<string, string | number | boolean | readonly (string | number)[]> = {
    Weight_Percentage: 100,
    Active: true,
    ...fields,
  };
  const children = Object.entries(values).map(([tag, value]) =>
    [value]
      .flat()
      .map((each) => `<${tag}>${each}</${tag}>`)
      .join(''),
  );
  return `<${name}>${children.join('')}${inner}</${name}>`;
}

/** Day and hour pairs as XML, e.g. `times('Break_Time', '', [['Mon', '1']])`. */
export function times(item: string, prefix: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs
    .map(
      ([day, hour]) =>
        `<${item}><${prefix}Day>${day}</${prefix}Day><${prefix}Hour>${hour}</${prefix}Hour></${item}>`,
    )
    .join('');
}
