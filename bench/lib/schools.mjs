import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = '/usr/share/doc/fet-data/examples/FET-5-official';

/** Real schools of the Debian package fet-data, from easy to hard. */
const names = {
  Brazil: 'Brazil/1/Brazil',
  'Brazil, more difficult': 'Brazil/1/Brazil-more-difficult',
  Gymnasio: 'Greece/Gymnasio/Gymnasio',
  FGPS: 'Namibia/by-Bobby/set-2/FGPS',
  'Spain, secondary school': 'Spain/2-secondary-school/secondary-school',
  'shc-2013': 'Belize/Sacred-Heart-College/shc-2013/shc-2013',
  Rehoboth: 'Namibia/by-Bobby/set-7-2016/RehobothHSY2016T2d',
  'Pedagogic 2007-2008': 'Romania/Pedagogic-High-School-Tg-Mures/2007-2008_sem1-d',
  'Bethlen 2008-2009': 'Hungary/Bethlen/2008-2009/2-newer/Bethlen-2008-2009',
  'vmg-20180901b': 'Hungary/Varosmajori_Gimnazium_Budapest/vmg-20180901b-2',
  'FS-2008-2009': 'Romania/Oradea/FS-2008-2009-difficult',
};

/**
 * @param {Readonly<Record<string, string>>} more schools beside these: a name and a path below the examples each
 * @returns {{ name: string, path: string }[]}
 */
export function schools(more = {}) {
  if (!existsSync(folder)) throw new Error('Install the Debian packages fet and fet-data first.');
  return Object.entries({ ...names, ...more }).map(([name, path]) => ({
    name,
    path: join(folder, `${path}.fet`),
  }));
}
