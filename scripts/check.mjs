// `npm run check`: types, lint, dead code and unit tests. All of them run even when one fails, so that one
// look shows everything that is wrong.
import { runNpm } from './lib/run.mjs';

const failed = ['types', 'lint', 'knip', 'unit'].filter((step) => {
  console.log(`\n— ${step}`);
  return runNpm(['run', '--silent', step]) !== 0;
});

if (failed.length > 0) {
  console.error(`\ncheck failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
