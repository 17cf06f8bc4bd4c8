import { type Message, value } from '@bellgrid/model';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';
import { isHalfDayEdition } from './current-names.ts';
import type { FetMode } from './fet-file.ts';

const BLOCKS: Message = { code: 'imports.fet.mode.blocks' };
const TERMS: Message = { code: 'imports.fet.mode.terms' };
const otherModes: Readonly<Record<string, Message>> = { Block_Planning: BLOCKS, Terms: TERMS };

/**
 * Version and mode of the file.
 * @throws FetRefusal for versions before 5 and modes other than Official and Mornings-Afternoons.
 */
export function readMode(root: FetElement): { version: string; mode: FetMode } {
  const version = root.attribute('version');
  const major = Number.parseInt(version, 10);
  if (!(major >= 5)) {
    const old = { code: 'imports.fet.oldVersion', values: { version: value.text(version) } };
    throw new FetRefusal(version === '' ? { code: 'imports.fet.noVersion' } : old, root.line, 'fet');
  }
  if (version.includes('-mathmake')) throw refuseMode(root, TERMS);
  if (version.includes('-bp')) throw refuseMode(root, BLOCKS);
  if (isHalfDayEdition(version)) return { version, mode: 'Mornings_Afternoons' };
  const mode = root.text('Mode').trim() || 'Official';
  if (mode === 'Official' || mode === 'Mornings_Afternoons') return { version, mode };
  const unknown = { code: 'imports.fet.mode.unknown', values: { mode: value.text(mode) } };
  throw refuseMode(root, otherModes[mode] ?? unknown);
}

function refuseMode(root: FetElement, message: Message): FetRefusal {
  return new FetRefusal(message, root.first('Mode')?.line ?? root.line, 'Mode');
}
