import { fileSteps } from '../file/migrations/file-steps.ts';
import { type MigrationStep, storeSteps } from '../file/migrations/store-steps.ts';

function rows(steps: readonly MigrationStep[]): string {
  const lines = steps.map(({ to, name }) => {
    return `| ${to} | ${name.startsWith('stamp') ? 'nothing but the number' : name} |`;
  });
  return ['| to version | effect of the step |', '|---|---|', ...lines].join('\n');
}

/** The document of the migrations, made from their tables. */
export function migrationsDoc(): string {
  return `# Older draft files

Made from the tables in \`packages/model/src/file/migrations\`; a test fails when this page is stale.

A draft file is an envelope (\`fileVersion\`) with the draft in it (\`dataStore.version\`); each has a chain of its own, and
a file passes through every step from its version to today's. The shape of older versions is known only as far as the
product's description gives it: one structure for the whole school before there were several, other names for the
solver's selection, no divisions, classrooms, custom views, viable classrooms or weights, snapshots before versions.
These differences are spread over the chain in a believable order, one per step; the other steps change the number only.
Steps add absent fields and move renamed ones. They do not check values: the repair after them drops
empty records, dangling references and constraints of deleted divisions, replaces stale
colours, and reports each change. A file that is newer than the program is refused.

## The envelope

Versions 3 to 9 never existed. A file without a number is read as version 2, a bare draft as version 1.

${rows(fileSteps)}

## The draft

A draft without a number is read as version 1.

${rows(storeSteps)}
`;
}
