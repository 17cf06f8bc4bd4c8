import { parseArgs } from 'node:util';
import { measureCrashes } from './crash.ts';
import { measureHostile } from './hostile.ts';
import { measureKills } from './kill.ts';
import { measureLargeDraft } from './large.ts';
import { measureLimits } from './limits.ts';
import { measureLoad } from './load.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '100' },
    figures: { type: 'string', default: 'bench/results/kill-rounds.json' },
    schools: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    views: { type: 'string', default: '0' },
  },
});
const databases = values.database.split(',');

/**
 * The measurements by their names on the command line; each prints its figures as JSON, a line per database.
 */
const measurements: Record<string, (database: string) => Promise<unknown>> = {
  crash: (database) => measureCrashes(database, Number(values.rounds)),
  load: (database) =>
    measureLoad(database, Number(values.schools), Number(values.seconds), Number(values.views)),
  hostile: (database) => measureHostile(database, Number(values.seconds)),
  kill: (database) => measureKills(database, Number(values.rounds), values.figures),
  large: measureLargeDraft,
};

if (positionals[0] === 'limits') {
  console.log(JSON.stringify(measureLimits(positionals.slice(1)), null, 2));
  process.exit(0);
}
const measure = measurements[positionals[0] ?? ''];
if (!measure) {
  console.error(`Usage: node bench/server/run.mjs ${Object.keys(measurements).join('|')}`);
  process.exit(2);
}
for (const database of databases) console.log(JSON.stringify(await measure(database)));
