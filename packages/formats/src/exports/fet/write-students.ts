import { type Draft, divisionsInUse, type Id, type Lesson, type TrackSet } from '@bellgrid/model';
import { type FetNames, unique } from './fet-names.ts';
import { element } from './xml-text.ts';

/** The years of FET and the students of each lesson among them. */
export interface FetStudents {
  readonly xml: string;
  studentsOf(lesson: Lesson): string[];
}

/** More combinations of tracks of one class than this are not told apart. */
const MAX_SUBGROUPS = 512;

interface Division {
  readonly tracks: readonly { readonly id: Id; readonly name: string; readonly subjects: ReadonlySet<Id> }[];
}

interface Subgroup {
  readonly name: string;
  readonly tracks: ReadonlySet<Id>;
}

/**
 * A class is a year; its tracks are groups, whose subgroups are the combinations of one track per division.
 */
export function writeStudents(draft: Draft, names: FetNames): FetStudents {
  const trackSets = divisionsInUse(draft);
  const trackNames = nameTracks(trackSets, names);
  const years = Object.values(draft.groups).map((group) => {
    const own = trackSets.filter((set) => set.group === group.id);
    const divisions = divisionsOf(own, trackNames);
    return {
      id: group.id,
      name: names.groups.get(group.id) ?? group.name,
      divisions,
      subgroups: combine(divisions),
    };
  });
  const byId = new Map(years.map((year) => [year.id, year]));
  return {
    xml: years.map(yearXml).join('\n'),
    studentsOf: (lesson) =>
      lesson.groups.flatMap((id) => {
        const year = byId.get(id);
        return year ? studentsIn(year, lesson.subject) : [];
      }),
  };
}

/** Names of tracks, with that of the class where several have it. */
function nameTracks(trackSets: readonly TrackSet[], names: FetNames): Map<Id, string> {
  const tracks = trackSets.flatMap((set) => set.tracks.map((track) => ({ ...track, group: set.group })));
  const counts = new Map<string, number>();
  for (const name of [...names.groups.values(), ...tracks.map((track) => track.name)]) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const named = tracks.map(({ id, name, group }): [Id, string] => [
    id,
    name !== '' && counts.get(name) === 1 ? name : `${names.groups.get(group) ?? ''} ${name}`,
  ]);
  // The names of the classes come first: they stay as they are.
  return unique([...names.groups, ...named]);
}

type Year = { name: string; divisions: readonly Division[]; subgroups: readonly Subgroup[] };

function divisionsOf(trackSets: readonly TrackSet[], trackNames: ReadonlyMap<Id, string>): Division[] {
  const divisions = trackSets.map((set) => ({
    tracks: set.tracks.map(({ id, subjects }) => ({
      id,
      name: trackNames.get(id) ?? id,
      subjects: new Set(subjects),
    })),
  }));
  const count = divisions.reduce((product, { tracks: own }) => product * Math.max(1, own.length), 1);
  return count > MAX_SUBGROUPS ? [] : divisions.filter(({ tracks: own }) => own.length > 0);
}

function combine(divisions: readonly Division[]): Subgroup[] {
  let found: Subgroup[] = [{ name: '', tracks: new Set() }];
  for (const { tracks } of divisions) {
    found = found.flatMap((subgroup) =>
      tracks.map(({ id, name }) => ({
        name: subgroup.name === '' ? `${name} *` : `${subgroup.name} ${name}`,
        tracks: new Set([...subgroup.tracks, id]),
      })),
    );
  }
  return divisions.length === 0 ? [] : found;
}

function yearXml({ name, divisions, subgroups }: Year): string {
  const groups = divisions.flatMap(({ tracks }) =>
    tracks.map((track) =>
      element('Group', [
        ['Name', track.name],
        ['Number_of_Students', 0],
        ...subgroups
          .filter((subgroup) => subgroup.tracks.has(track.id))
          .map((subgroup) =>
            element('Subgroup', [
              ['Name', subgroup.name],
              ['Number_of_Students', 0],
            ]),
          ),
      ]),
    ),
  );
  return element('Year', [['Name', name], ['Number_of_Students', 0], ...groups]);
}

/**
 * The students of the class who have the subject: the class, the group of its one track, or those in a track
 * of each division.
 */
function studentsIn({ name, divisions, subgroups }: Year, subject: Id): string[] {
  const own = divisions
    .map(({ tracks }) => tracks.filter((track) => track.subjects.has(subject)))
    .filter((tracks) => tracks.length > 0);
  const [only, ...others] = own;
  if (!only) return [name];
  if (others.length === 0) return only.map((track) => track.name);
  return subgroups
    .filter((subgroup) => own.every((tracks) => tracks.some(({ id }) => subgroup.tracks.has(id))))
    .map((subgroup) => subgroup.name);
}
