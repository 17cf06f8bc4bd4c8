import { readFileSync } from 'node:fs';
import { verify } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import { createTexts, messageText } from '@bellgrid/texts';

const texts = createTexts();

/**
 * Reads files of FET and prints, a line of JSON each, the result of Bellgrid's check of the timetable in
 * them.
 */
for (const file of process.argv.slice(2)) {
  const result = importFile(file, readFileSync(file));
  if (!result.ok) {
    console.log(JSON.stringify({ file, refused: result.findings[0]?.message.code ?? '' }));
    continue;
  }
  const { draft, report } = result;
  const { lessons, placed, hardViolations, physical, matches } = verify(draft);
  const hard = [...physical, ...matches].filter((match) => match.hard);
  console.log(
    JSON.stringify({
      file,
      lessons,
      placed,
      hardViolations,
      rules: Object.keys(draft.constraints).length,
      kinds: report.carried.filter((each) => each.element?.startsWith('Constraint')).length,
      approximated: report.approximated.length,
      notCarried: report.notCarried.length,
      first: hard.slice(0, 5).map(({ kind, message }) => `${kind}: ${messageText(texts, draft, message)}`),
    }),
  );
}
