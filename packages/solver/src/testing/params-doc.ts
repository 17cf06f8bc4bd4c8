import type { Parameter, ParameterGroup } from '../params/parameter.ts';
import { searchParameters } from '../params/search-params.ts';

const parts: Readonly<Record<keyof typeof searchParameters, string>> = {
  construct: 'Construction: the first pass over all units.',
  ejection: 'Filling by ejection.',
  recursion: 'Recursive ejection with backtracking, where few units are left.',
  order: 'Filling in one order, with backtracking.',
  penalties: 'Filling with penalties for limits on the shape of days.',
  rules: 'The choice of the units to eject for a rule, and its memory.',
  improve: 'Improvement.',
  priced: 'Fillings to which the soft cost has a price, before the cycles of the improvement.',
  annealing: 'The temperature of the improvement.',
  slice: 'Slices of work (package `runner`).',
  plateau: 'The end of a run by `plateau` (package `runner`).',
  proof: 'The proof of infeasibility beside the search (package `runner`).',
};

/** Returns docs/solver-parameters.md: every parameter with its default, range, unit and meaning. */
export function paramsDoc(): string {
  const sections = Object.entries(parts).map(([group, text]) => {
    const parameters: ParameterGroup = searchParameters[group as keyof typeof searchParameters];
    const rows = Object.entries(parameters).map(([name, parameter]) => row(name, parameter));
    const head = '| name | default | range | unit | meaning |\n|---|---|---|---|---|';
    return `## \`${group}\`\n\n${text}\n\n${head}\n${rows.join('\n')}\n`;
  });
  return `# Parameters of the solver

Made from \`packages/solver/src/params\`, which checks every value; [solver.md](solver.md) says what the parts do. A run takes
other values by \`group.name\` (\`RunOptions.params\`, \`createSearch\`); the benchmarks do with \`--param group.name=value\`.
A *unit* is one lesson, or several that must start together. A range without "decimals" holds whole numbers.

${sections.join('\n')}`;
}

function row(name: string, { default: usual, least, most, isWhole, unit, meaning }: Parameter): string {
  const range = `${least} to ${most}${isWhole ? '' : ', decimals'}`;
  return `| \`${name}\` | ${usual} | ${range} | ${unit} | ${meaning} |`;
}
