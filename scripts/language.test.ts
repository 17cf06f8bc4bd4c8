import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText, repositoryFiles } from './lib/workspace.mjs';

/** A comment that begins with one of these is mostly a clause: “What is listed.”, “In how many places it fits.” */
const CLAUSE =
  /^((In|Of|By|For|To|From|At|On|Until|As) (how|which|what|whom|whose|where|when)|What|Who|Whose|Whom|Whether|Where|Which|When|Why|How|Whatever|Whoever|Wherever|Whichever|Some(body|one)|Nobody)\b/;

/** A comment that begins so refers to another one instead of saying what it describes: “The same in few letters.” */
const FRAGMENT = /^(The same\b|Ditto\b|Likewise\b)/;

/** Words with a term of docs/glossary.md in their place. */
const IDIOM =
  /\b(stands?|stood)\b(?! for\b)|\b(somebody|nobody|anybody|whoever|in vain|hands? out|asked for|goes on)\b/i;

/** Words in place of “placed” in names, titles of tests and documents, such as `standing` and `hasStood`. */
const STANDING =
  /(?<![uU]nder|zu|out)(?:[sS]tand(?:s|ings?)?|[sS]tood|STANDS?|STOOD)(?![a-z]|ARD|[-_]in\b|Ins?\b| for\b)/;

interface Comment {
  readonly place: string;
  readonly text: string;
}

/** The comments of a source; line comments below one another are one. */
function commentsOf(file: string): Comment[] {
  const source = readText(file);
  const found = file.endsWith('.css')
    ? [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: all, index }) => ({
        type: 'Block',
        value: all.slice(2, -2),
        start: index,
        end: index + all.length,
      }))
    : parseSync(file, source).comments;
  const comments: Comment[] = [];
  let lineEnd = -1;
  for (const { type, value, start, end } of found) {
    const text = value.replaceAll(/^\s*\*+ ?|\n\s*\* ?/g, ' ').trim();
    const before = comments.at(-1);
    if (before && type === 'Line' && lineEnd >= 0 && /^\n[ \t]*$/.test(source.slice(lineEnd, start)))
      comments[comments.length - 1] = { ...before, text: `${before.text} ${text}` };
    else comments.push({ place: `${file}:${source.slice(0, start).split('\n').length}`, text });
    lineEnd = type === 'Line' ? end : -1;
  }
  return comments;
}

const comments = repositoryFiles()
  .filter((file) => /^(packages|apps|scripts|bench|e2e)\/.*\.(tsx?|mjs|js|css)$/.test(file))
  .filter((file) => existsSync(join(root, file)))
  .flatMap(commentsOf);

const list = (wrong: readonly Comment[]): string[] => wrong.map(({ place, text }) => `${place}: ${text}`);

it('comments are statements, not clauses: “True when it fits.”, “The items listed before a search.”', () => {
  expect(comments.length).toBeGreaterThan(3000);
  expect(list(comments.filter(({ text }) => CLAUSE.test(text)))).toEqual([]);
});

it('comments use the terms of the glossary: lessons are placed', () => {
  expect(list(comments.filter(({ text }) => IDIOM.test(text)))).toEqual([]);
});

it('comments are whole sentences: “The name in few letters”, not “The same in few letters”', () => {
  expect(list(comments.filter(({ text }) => FRAGMENT.test(text)))).toEqual([]);
});

it('names, titles of tests and documents use the terms of the glossary: lessons are placed', () => {
  const sources = repositoryFiles().filter(
    (file) =>
      /^(packages|apps|scripts|bench|e2e|docs)\/.*\.(tsx?|mjs|css|md)$|^README\.md$/.test(file) &&
      !/^packages\/texts\/src\/(en|de)\/|(language|terms)\.test\.ts$/.test(file) &&
      existsSync(join(root, file)),
  );
  const wrong = sources.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (line.search(STANDING) < 0 ? [] : [`${file}:${index + 1}: ${line.trim()}`])),
  );
  expect(sources.length).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});
