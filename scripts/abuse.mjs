// `npm run abuse`: says which tests hold each finding of the security review, fails when one is held by none, and runs them.
import { testsOfFindings } from './lib/findings.mjs';
import { run } from './lib/run.mjs';

const tests = testsOfFindings();
const files = new Set();
let missing = 0;
for (const [finding, held] of tests) {
  if (held.length === 0) missing++;
  console.log(held.length === 0 ? `${finding}: NO TEST` : finding);
  for (const { file, title } of held) {
    files.add(file);
    console.log(`  ${title}  (${file})`);
  }
}
const code = run('npx', ['vitest', 'run', '--testNamePattern', '\\bF\\d+(, F\\d+)*: ', ...files]);
if (missing > 0) console.error(`${missing} findings are held by no test.`);
process.exitCode = missing > 0 ? 1 : code;
