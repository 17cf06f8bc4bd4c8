import { FetRefusal } from '../refusal.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { FetMode } from './fet-file.ts';

const otherModes: Record<string, string> = {
  Block_Planning: 'block planning (its days and hours are blocks, not times of a week)',
  Terms: 'terms (its days are spread over several terms)',
};

/** Marks of the custom programs that preceded FET 6; they gave constraints other meanings under the same names. */
const customMarks: readonly { mark: string; name: string }[] = [
  { mark: '-algeria', name: 'the Algeria edition' },
  { mark: '-morocco', name: 'the Morocco edition' },
  { mark: '-ma', name: 'an early mornings-afternoons edition' },
  { mark: '-bp', name: 'the block planning edition' },
];

/**
 * Version and mode of the file.
 * @throws FetRefusal for versions before 5, modes other than Official and Mornings-Afternoons, and files of
 *   custom editions.
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
  const advice =
    'Open it in FET 6 and save it again; if its mode is then Official or Mornings-Afternoons, import it.';
  if (version.includes('-mathmake')) throw refuseMode(root, otherModes.Terms ?? '');
  const custom = customMarks.find(({ mark }) => version.includes(mark));
  if (custom) {
    const message = `The file was saved by ${custom.name} of FET 5 (version ${version}). ${advice}`;
    throw new FetRefusal(message, root.line, 'fet');
  }
  const mode = root.text('Mode').trim() || 'Official';
  if (mode === 'Official' || mode === 'Mornings_Afternoons') return { version, mode };
  throw refuseMode(root, otherModes[mode] ?? `"${mode}", which is not known`);
}

function refuseMode(root: FetElement, mode: string): FetRefusal {
  const message = `The file's mode is ${mode}. Only the modes Official and Mornings-Afternoons can be imported.`;
  return new FetRefusal(message, root.first('Mode')?.line ?? root.line, 'Mode');
}
