import { divisionsOf } from '@bellgrid/formats/paper';
import {
  checkExportForm,
  compareNames,
  type Draft,
  type ExportSettings,
  exportSettingsOf,
  type Group,
  type Id,
  nameKey,
  orientationField,
} from '@bellgrid/model';
import type { Arguments } from '../command-line/arguments.ts';
import { BadInput } from '../command-line/bad-input.ts';
import { texts } from '../command-line/texts.ts';

const views = ['classes', 'teachers', 'classrooms', 'division', 'day', 'global'] as const;
type View = (typeof views)[number];

/** The look of the whole file, and the settings of each group of its schedules. */
export interface ExportSelection {
  readonly settings: ExportSettings;
  readonly selections: readonly ExportSettings[];
}

/** The settings of the school with the view, the names and the paper that the command line asks for. @throws BadInput. */
export function exportSelection(draft: Draft, { text, list }: Arguments): ExportSelection {
  const kept = exportSettingsOf(draft);
  const view = oneOf('view', text('view') ?? 'classes', views);
  const settings: ExportSettings = {
    ...kept,
    ...{ exportedGroups: [], exportedTeachers: [], exportedClassrooms: [] },
    paper: oneOf('paper', text('paper') ?? kept.paper, ['a4', 'letter', 'a3', 'a2']),
  };
  const orientation = text('orientation');
  if (orientation !== undefined)
    settings[orientationField(view === 'global')] = oneOf('orientation', orientation, [
      'portrait',
      'landscape',
    ]);
  const wanted = list('for');
  const tracks = list('track');
  if (tracks.length > 0 && view !== 'division') throw new BadInput(texts.t('cli.export.trackView'));
  const selections =
    view === 'division'
      ? divisionSettings(draft, settings, wanted, tracks)
      : [viewSettings(draft, settings, view, wanted)];
  if (!selections.every((selection) => checkExportForm(draft, selection).canSave))
    throw new BadInput(texts.t('cli.export.nothing'));
  return { settings, selections };
}

/** The value of an option that has a few. @throws BadInput for others. */
export function oneOf<Value extends string>(option: string, given: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === given.toLowerCase());
  if (found) return found;
  throw new BadInput(texts.t('cli.export.oneOf', { option, values: values.join(', '), given }));
}

function viewSettings(
  draft: Draft,
  settings: ExportSettings,
  view: Exclude<View, 'division'>,
  wanted: readonly string[],
): ExportSettings {
  const individual = { ...settings, selectedExportView: 'individual' as const };
  switch (view) {
    case 'classes':
      return { ...individual, exportedGroups: chosen(view, draft.groups, wanted) };
    case 'teachers':
      return { ...individual, exportedTeachers: chosen(view, draft.teachers, wanted) };
    case 'classrooms':
      return { ...individual, exportedClassrooms: chosen(view, draft.classrooms, wanted) };
    case 'day': {
      const days = draft.schoolData.days.map(({ id, label }) => ({ id, name: label }));
      const byId = Object.fromEntries(days.map((day) => [day.id, day]));
      return { ...settings, selectedExportView: 'day', exportedDays: chosen(view, byId, wanted) };
    }
    case 'global':
      return { ...settings, selectedExportView: 'global' };
  }
}

/** The settings of each divided class: all combinations of its tracks, or the one of the named tracks. */
function divisionSettings(
  draft: Draft,
  settings: ExportSettings,
  wanted: readonly string[],
  tracks: readonly string[],
): ExportSettings[] {
  const divided = Object.values(draft.groups)
    .filter(({ id }) => divisionsOf(draft, id).length > 0)
    .sort((a, b) => compareNames(a.name, b.name));
  if (divided.length === 0) throw new BadInput(texts.t('cli.export.noDivisions'));
  const ids = wanted.length > 0 ? chosen('division', draft.groups, wanted) : divided.map(({ id }) => id);
  const groups = ids.flatMap((id) => draft.groups[id] ?? []);
  const undivided = groups.filter((group) => !divided.includes(group)).map(({ name }) => name);
  if (undivided.length > 0) {
    const values = { names: undivided.join(', '), count: undivided.length };
    throw new BadInput(texts.t('cli.export.undivided', values));
  }
  const ownTracks = ids.flatMap((id) => divisionsOf(draft, id).flatMap((division) => division.tracks));
  const names = namesIn(tracks, ownTracks);
  for (const name of names)
    if (!ownTracks.some((track) => nameKey(track.name) === nameKey(name)))
      throw new BadInput(texts.t('cli.export.unknownTrack', { name: name.trim() }));
  return groups.map((group) => ({
    ...settings,
    selectedExportView: 'division',
    divisionGroup: group.id,
    allTrackCombinations: names.length === 0,
    divisionTracks: names.length === 0 ? {} : tracksOf(draft, group, names),
  }));
}

/** The named track of each division of a class. @throws BadInput where none or several of them are named. */
function tracksOf(draft: Draft, group: Group, names: readonly string[]): Record<Id, Id> {
  const keys = new Set(names.map(nameKey));
  return Object.fromEntries(
    divisionsOf(draft, group.id).map((division) => {
      const [track, ...others] = division.tracks.filter(({ name }) => keys.has(nameKey(name)));
      if (track && others.length === 0) return [division.id, track.id];
      const all = division.tracks.map(({ name }) => name).join(', ');
      const values = { division: division.name, name: group.name, tracks: all };
      throw new BadInput(texts.t('cli.export.oneTrack', values));
    }),
  );
}

/** The ids of the items with these names, several in one separated by commas; of all without names. */
function chosen(
  view: View,
  records: Readonly<Record<string, { readonly id: string; readonly name: string }>>,
  wanted: readonly string[],
): string[] {
  const all = Object.values(records);
  if (wanted.length === 0) return all.map(({ id }) => id);
  return namesIn(wanted, all).flatMap((name) => {
    const found = all.filter((item) => nameKey(item.name) === nameKey(name));
    if (found.length === 0)
      throw new BadInput(texts.t('cli.export.unknownName', { view, name: name.trim() }));
    return found.map(({ id }) => id);
  });
}

/** The names in the values of an option: a value that is no name of an item is several with commas between them. */
const namesIn = (given: readonly string[], items: readonly { readonly name: string }[]): string[] =>
  given.flatMap((wish) =>
    items.some(({ name }) => nameKey(name) === nameKey(wish)) ? [wish] : wish.split(','),
  );
