import type { Draft } from '../../draft/draft.ts';
import type { Message } from '../../messages/message.ts';
import type { ScheduleStructure } from '../../records/schedule-structure.ts';
import { CommandRefused } from '../../store/command-refused.ts';
import type { RecordMapName, RecordOf } from '../../store/diff.ts';
import type { Id } from '../../values/id.ts';

/** The record of that id; refuses with `not-found` when there is none. */
export function requireRecord<Name extends RecordMapName>(draft: Draft, name: Name, id: Id): RecordOf<Name> {
  const record = draft[name][id] as RecordOf<Name> | undefined;
  if (record === undefined) throw new CommandRefused('not-found', { code: `refusals.gone.${name}` });
  return record;
}

export function requireRecords<Name extends RecordMapName>(
  draft: Draft,
  name: Name,
  ids: readonly Id[],
): RecordOf<Name>[] {
  return ids.map((id) => requireRecord(draft, name, id));
}

export function requireStructure(draft: Draft, id: Id): ScheduleStructure {
  const structure = draft.schoolData.structures[id];
  if (!structure) throw new CommandRefused('not-found', { code: 'refusals.gone.structures' });
  return structure;
}

/** Refuses the command that runs, with the code of a text and its values. */
export function refuse(code: string, values?: Message['values']): never {
  throw new CommandRefused('not-allowed', { code, values });
}
