import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@bellgrid/texts';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText, repositoryFiles } from './lib/workspace.mjs';

/** A node of a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls `visit` with every node below `node`; where it returns false, nothing below that node is visited. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (isNode(node) && visit(node)) for (const field of Object.values(node)) walk(field, visit);
}

const sources = repositoryFiles()
  .filter((file) => /^(packages|apps\/(cli|server))(\/[^/]+)?\/src\/.*\.ts$/.test(file))
  .filter((file) => !/\.test\.ts$|\/(testing|test-support)\//.test(file))
  .filter((file) => !file.startsWith('packages/texts/') && existsSync(join(root, file)))
  .map((file) => ({ file, program: parseSync(file, readText(file)).program as unknown as Node }));

const isType = ({ type }: Node): boolean => type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type);

/** The literal and the fixed parts of template literals, as they are written. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return null;
}

const nameOf = (node: unknown): string | null =>
  isNode(node) ? ((node.name ?? node.value) as string | null) : null;

/** Strings that schemas list: stored names, stages, events. */
const stored = new Set<string>();
for (const { file, program } of sources)
  if (/^packages\/(model\/src\/records|protocol\/src)\//.test(file))
    walk(program, (node) => {
      if (node.type === 'ArrayExpression')
        for (const element of node.elements as unknown[]) {
          const text = isNode(element) ? textOf(element) : null;
          if (text !== null) stored.add(text);
        }
      return true;
    });

describe('sentences for users', () => {
  const packages = /^packages\/(model|constraints|formats|runner|protocol|solver)\//;

  /** Properties whose values are documentation for developers: of a kind, of a call, of a parameter. */
  const documentation = new Set(['definition', 'fet', 'xhstt', 'summary']);

  /** Files with words that are no sentences for users, and why. */
  const allowed: readonly (readonly [string, string])[] = [
    ['packages/solver/src/params/', 'documentation of the parameters'],
    ['packages/solver/src/search/', 'parts of errors that only a wrong program throws'],
    ['packages/model/src/example/', 'names in the example school'],
    ['packages/model/src/records/schedule-structure.ts', 'the name of a new structure'],
    ['packages/model/src/file/migrations/', 'names of migrations in the documentation'],
    ['packages/formats/src/exports/fet/', 'elements of the file'],
    ['packages/formats/src/exports/paper/draw-html.ts', 'elements of the file'],
    ['packages/formats/src/exports/paper/draw-xlsx.ts', 'elements of the file'],
    ['packages/formats/src/exports/paper/xlsx-', 'elements of the file'],
    ['packages/formats/src/imports/table/column-names.ts', 'column titles that are recognised'],
    ['packages/protocol/src/run/stored-event.ts', 'errors for the log'],
    ['packages/model/src/records/rules/', 'stored names of rules'],
    ['packages/constraints/src/compile/clash-cliques.ts', 'stored names of rules'],
    ['packages/formats/src/imports/fet/constraints/', 'stored names of rules'],
    ['packages/formats/src/imports/fet/xml/parse-xml.ts', 'messages of the XML parser'],
    ['packages/model/src/file/json-fault.ts', 'the states of the reader of JSON'],
  ];

  const hits = sources
    .filter(({ file }) => packages.test(file))
    .flatMap(({ file, program }) => {
      const found: { file: string; text: string }[] = [];
      walk(program, (node) => {
        if (isType(node) || node.type === 'ImportDeclaration') return false;
        if (node.type === 'NewExpression' && /^(Range|Type)?Error$/.test(nameOf(node.callee) ?? ''))
          return false;
        if (node.type === 'Property' && documentation.has(nameOf(node.key) ?? '')) return false;
        // The message of a schema's own check, which only a developer reads.
        if (node.type === 'CallExpression' && nameOf((node.callee as Node).property) === 'refine')
          return false;
        const text = textOf(node);
        if (text !== null && /\p{L}{2,} +\p{L}{2,}/u.test(text) && !stored.has(text))
          found.push({ file, text });
        return true;
      });
      return found;
    });

  it('are in the catalogue of texts', () => {
    const wrong = hits.filter(({ file }) => !allowed.some(([prefix]) => file.startsWith(prefix)));
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it.each(allowed)('may be written in %s: %s', (prefix) => {
    expect(hits.some(({ file }) => file.startsWith(prefix))).toBe(true);
  });
});

describe('the web application and the command line', () => {
  /** Files with words that are no texts for users, and why. */
  const allowed: readonly (readonly [string, string])[] = [
    ['apps/web/src/boot/shell/ErrorReportPanel.tsx', 'the name of a file'],
    ['apps/web/src/boot/shell/ErrorScreen.tsx', 'the name of a file'],
    ['apps/web/src/features/curriculum/CurriculumMatrix.tsx', 'a name in the page memory'],
    ['apps/web/src/features/subjects/SubjectsPage.tsx', 'a name in the page memory'],
    ['apps/web/src/features/export/print-window.tsx', 'a style sheet'],
    ['apps/web/src/features/export/PaperView.tsx', 'a value of SVG'],
    ['apps/web/src/features/export/use-export.ts', 'the key of a query'],
    ['apps/web/src/features/publish/TeacherMails.tsx', 'the key of a query'],
    ['apps/web/src/platform/theme/theme.ts', 'names of fonts'],
    ['apps/web/src/ui/entity-form/FormFrame.tsx', 'names of keys'],
    ['apps/web/src/ui/fields/ItemPicker.tsx', 'the id of an option'],
    ['apps/web/src/ui/fields/chips-that-fit.ts', 'names of fonts'],
    ['apps/web/src/ui/timetable-grid/MiniTimetable.tsx', 'a value of CSS'],
    ['apps/web/src/ui/wide-grid/use-same-items.ts', 'a style sheet'],
  ];

  /** For a developer: errors and what is logged. */
  function isForDevelopers(node: Node): boolean {
    if (node.type === 'NewExpression') return /(Error|Refusal)$/.test(nameOf(node.callee) ?? '');
    if (node.type !== 'CallExpression') return false;
    const callee = node.callee as Node;
    return callee.type === 'Super' || nameOf(callee.object) === 'console';
  }

  const hits = repositoryFiles()
    .filter((file) => /^apps\/(web|cli)\/src\/.*\.tsx?$/.test(file) && existsSync(join(root, file)))
    .filter((file) => !/\.test\.tsx?$|\/(testing|test-support)\//.test(file))
    .flatMap((file) => {
      const found: { file: string; text: string }[] = [];
      walk(parseSync(file, readText(file)).program as unknown as Node, (node) => {
        if (isType(node) || node.type === 'ImportDeclaration' || isForDevelopers(node)) return false;
        const text = node.type === 'JSXText' ? (node.value as string) : textOf(node);
        const hasWords = text !== null && /\p{L}{2,} +\p{L}{2,}/u.test(text) && !stored.has(text);
        const isWord = node.type === 'JSXText' && /\p{L}{2,}/u.test(text ?? '');
        // Between two values: “Teachers (12)” is a text with two values.
        const isAround = node.type !== 'Literal' && text !== null && /(^| )\($|^\)/.test(text.trimEnd());
        if (text !== null && (hasWords || isWord || isAround)) found.push({ file, text: text.trim() });
        return true;
      });
      return found;
    });

  it('have no texts outside the catalogue, nor parentheses of their own around a value', () => {
    const wrong = hits.filter(({ file }) => !allowed.some(([path]) => path === file));
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it.each(allowed)('may have words in %s: %s', (path) => {
    expect(hits.some(({ file }) => file === path)).toBe(true);
  });
});

describe('the server', () => {
  /** Files with words that no user reads, and why. */
  const allowed: readonly (readonly [string, string])[] = [
    ['apps/server/src/accounts/new-password.ts', 'messages beside a code'],
    ['apps/server/src/audit/audit-log.ts', 'the stored name of an actor'],
    ['apps/server/src/calls/teacher-mail-calls.ts', 'the name of a limit'],
    ['apps/server/src/database/database-terms.ts', 'parts of SQL'],
    ['apps/server/src/database/migrations/', 'parts of SQL'],
    ['apps/server/src/editions/page-style.ts', 'a style sheet'],
    ['apps/server/src/http/plain-routes.ts', 'an answer for programs'],
    ['apps/server/src/http/public-pages.ts', 'summaries of routes'],
    ['apps/server/src/mail/outbox.ts', 'a line of the log'],
    ['apps/server/src/metrics/metrics.ts', 'descriptions in /metrics'],
    ['apps/server/src/start-server.ts', 'lines of the log'],
    ['apps/server/src/threads/worker-client.ts', 'messages beside a code'],
    ['apps/server/src/versions/check-snapshot.ts', 'messages beside a code'],
    ['apps/server/src/web/static-files.ts', 'answers for programs and developers'],
  ];

  /** Lines of the log, SQL, documentation, and messages that go with a code, for which the web has its own text. */
  function isForDevelopers(node: Node): boolean {
    if (node.type === 'VariableDeclarator') return nameOf(node.id) === 'message';
    if (node.type === 'NewExpression') return /(?<!^Start)Error$|^Refusal$/.test(nameOf(node.callee) ?? '');
    if (node.type === 'Property') return /^(summary|description|message|sql)$/.test(nameOf(node.key) ?? '');
    if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'sql';
    if (node.type !== 'CallExpression') return false;
    if (nameOf(node.callee) === 'failure') return true;
    const { object } = node.callee as Node;
    const owner = isNode(object) && object.type === 'MemberExpression' ? object.property : object;
    return /^(console|log|logger)$/.test(nameOf(owner) ?? '');
  }

  /** A text without the tags of HTML in it, also those that a value divides. */
  const withoutTags = (text: string) => text.replace(/^[^<>]*>/, ' ').replace(/<[^<>]*(>|$)/g, ' ');
  const isSql = (text: string) =>
    /^(select|insert|update|delete|create|alter|drop|begin|pragma|vacuum)\b|^[\w.]+ as \w+$|^is not$/.test(
      text,
    );

  const hits = sources
    .filter(({ file }) => file.startsWith('apps/server/'))
    .flatMap(({ file, program }) => {
      const found: { file: string; text: string }[] = [];
      walk(program, (node) => {
        if (isType(node) || node.type === 'ImportDeclaration' || isForDevelopers(node)) return false;
        const text = textOf(node);
        if (text !== null && !isSql(text) && /\p{L}{2,} +\p{L}{2,}/u.test(withoutTags(text)))
          found.push({ file, text });
        return true;
      });
      return found;
    });

  it('has no texts for users outside the catalogue', () => {
    const wrong = hits.filter(({ file }) => !allowed.some(([prefix]) => file.startsWith(prefix)));
    expect(wrong.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
  });

  it.each(allowed)('may have words in %s: %s', (prefix) => {
    expect(hits.some(({ file }) => file.startsWith(prefix))).toBe(true);
  });
});

/** The texts by the code of their message: all plural forms, contexts apart. */
const texts = new Map<string, string[]>();
function collect(part: object, prefix: string): void {
  for (const [key, value] of Object.entries(part)) {
    const id = `${prefix}${key}`;
    if (typeof value !== 'string') collect(value, `${id}.`);
    else
      for (const code of new Set([id, id.replace(/_(zero|one|two|few|many|other)$/, '')])) {
        const known = texts.get(code);
        if (known) known.push(value);
        else texts.set(code, [value]);
      }
  }
}
collect(en, '');

const areas = Object.keys(en).join('|');
const isCode = new RegExp(`^(${areas})(\\.[A-Za-z0-9_]+)+$`);

/** Objects with a `code`: the codes, and the names of the values as far as they are written beside it. */
interface WrittenMessage {
  readonly file: string;
  readonly codes: readonly string[];
  /** Null when they are made elsewhere. */
  readonly values: ReadonlySet<string> | null;
}

function codesOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression') return [...codesOf(node.consequent), ...codesOf(node.alternate)];
  const text = textOf(node);
  return text !== null && isCode.test(text) ? [text] : [];
}

/** The keys of an object expression, also by the name of a constant; null when a part of it is made elsewhere. */
function keysOf(node: unknown, constants: readonly Node[]): Set<string> | null {
  if (!isNode(node)) return new Set();
  if (node.type === 'Identifier') {
    const before = constants.filter(({ id, start }) => nameOf(id) === node.name && start < node.start);
    const declared = before.at(-1)?.init;
    return isNode(declared) && declared.type === 'ObjectExpression' ? keysOf(declared, constants) : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  const keys = new Set<string>();
  for (const property of node.properties as Node[]) {
    if (property.type === 'SpreadElement') {
      const more = keysOf(property.argument, constants);
      if (more === null) return null;
      for (const key of more) keys.add(key);
    } else keys.add(nameOf(property.key) ?? '');
  }
  return keys;
}

const written: WrittenMessage[] = sources.flatMap(({ file, program }) => {
  const constants: Node[] = [];
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') constants.push(node);
    return true;
  });
  const messages: WrittenMessage[] = [];
  walk(program, (node) => {
    if (node.type !== 'ObjectExpression') return true;
    const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property');
    const find = (name: string) => properties.find(({ key }) => nameOf(key) === name)?.value;
    const codes = codesOf(find('code'));
    if (codes.length > 0) messages.push({ file, codes, values: keysOf(find('values'), constants) });
    return true;
  });
  return messages;
});

describe('the codes of messages', () => {
  const literals = sources.flatMap(({ file, program }) => {
    const found: { file: string; code: string }[] = [];
    walk(program, (node) => {
      if (isType(node) || node.type === 'ImportDeclaration') return false;
      const text = textOf(node);
      if (node.type === 'Literal' && text !== null && isCode.test(text)) found.push({ file, code: text });
      return true;
    });
    return found;
  });

  it('are all in the catalogue', () => {
    const unknown = literals.filter(({ code }) => !texts.has(code));
    expect(unknown.map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
  });

  it('are all used, as far as they are findings', () => {
    const used = new Set(literals.map(({ code }) => code));
    const findings = [...texts.keys()].filter((code) => /^findings\..*(?<!_(one|other))$/.test(code));
    expect(findings.filter((code) => !used.has(code))).toEqual([]);
  });

  it('come with every value that their texts name', () => {
    const checked = written.filter(({ values }) => values !== null);
    const missing = checked.flatMap(({ file, codes, values }) =>
      codes.flatMap((code) => {
        const named = (texts.get(code) ?? []).flatMap((text) => [...text.matchAll(/\{\{(\w+)/g)]);
        const absent = new Set(named.map(([, name]) => name ?? '').filter((name) => !values?.has(name)));
        return [...absent].map((name) => `${file}: ${code} has no ${name}`);
      }),
    );
    expect(missing).toEqual([]);
    expect(checked.length).toBeGreaterThan(50);
  });
});
