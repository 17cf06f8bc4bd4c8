import { FetRefusal } from '../refusal.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { isHalfDayEdition } from './current-names.ts';
import type { FetMode } from './fet-file.ts';

const otherModes: Record<string, string> = {
  Block_Planning: 'block planning (its days and hours are blocks, not times of a week)',
  Terms: 'terms (its days are spread over several terms)',
};

/**
 * Version and mode of the file.
 * @throws FetRefusal for versions before 5 and modes other than Official and Mornings-Afternoons.
 */
export function readMode(root: FetElement): { version: string; mode: FetMode } {
  const version = root.attribute('version');
  const major = Number.parseInt(version, 10);
  if (!(major >= 5)) {
    const found = version === '' ? 'does not say its version' : `has version ${version}`;
    throw new FetRefusal(
      `The file ${found}; FET files of version 5 and later can be imported.`,
      root.line,
      'fet',
    );
  }
  if (version.includes('-mathmake')) throw refuseMode(root, otherModes.Terms ?? '');
  if (version.includes('-bp')) throw refuseMode(root, otherModes.Block_Planning ?? '');
  if (isHalfDayEdition(version)) return { version, mode: 'Mornings_Afternoons' };
  const mode = root.text('Mode').trim() || 'Official';
  if (mode === 'Official' || mode === 'Mornings_Afternoons') return { version, mode };
  throw refuseMode(root, otherModes[mode] ?? `"${mode}", which is not known`);
}

function refuseMode(root: FetElement, mode: string): FetRefusal {
  const message = `The file's mode is ${mode}. Only the modes Official and Mornings-Afternoons can be imported.`;
  return new FetRefusal(message, root.first('Mode')?.line ?? root.line, 'Mode');
}
