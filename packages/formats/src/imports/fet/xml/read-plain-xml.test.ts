import { describe, expect, it } from 'vitest';
import { createRandom, mutant } from '../../../testing/mutants.ts';
import type { LineIndex } from './fet-element.ts';
import { createLineIndex, readElements } from './parse-xml.ts';
import { readPlainXml } from './read-plain-xml.ts';

const plain = `<?xml version="1.0" encoding="UTF-8"?>

<fet version="6.8.1" mode="x">
<Institution_Name>Ada &amp; "Bo" &lt;é&gt;</Institution_Name>
<Comments></Comments>
 stray <Days_List>
<Number_of_Days>2</Number_of_Days>
<Day>
	<Name> Mon </Name>
</Day>
<Day><Name>Tue]</Name><Long/></Day>
</Days_List>&#x20;
</fet>
`.replace('&#x20;', '&apos;');

const read = (text: string, lines = createLineIndex(text)) => readPlainXml(text, lines, 64);

/** The result of the other parser for the text; null when it refuses it. */
function readSlowly(text: string, lines: LineIndex) {
  try {
    return readElements(text, lines);
  } catch {
    return null;
  }
}

describe('plain XML', () => {
  it('is read as by the parser of all XML', () => {
    const lines = createLineIndex(plain);
    const root = read(plain, lines);
    expect(root?.attribute('version')).toBe('6.8.1');
    expect(root?.text('Institution_Name')).toBe('Ada & "Bo" <é>');
    expect(root?.first('Days_List')?.all('Day')[1]?.line).toBe(11);
    expect(root).toEqual(readSlowly(plain, lines));
  });

  it.each([
    ['a comment', '<fet><!-- a --><A>1</A></fet>'],
    ['a DOCTYPE', '<!DOCTYPE fet><fet/>'],
    ['CDATA', '<fet><A><![CDATA[x]]></A></fet>'],
    ['an entity by number', '<fet><A>&#65;</A></fet>'],
    ['an unknown entity', '<fet><A>&lol;</A></fet>'],
    ['a bare ampersand', '<fet><A>a & b</A></fet>'],
    ['blanks in tags', '<fet ><A>1</A ></fet>'],
    ['">" in an attribute', '<fet a="x>y"/>'],
    ['an attribute twice', '<fet a="x" a="y"/>'],
    ['another version of XML', '<?xml version="1.1"?><fet/>'],
    ['a closing tag too many', '<fet></fet></fet>'],
    ['a wrong closing tag', '<fet><A>1</B></fet>'],
    ['an end too early', '<fet><A>1</A>'],
    ['text behind the root', '<fet/>x'],
    ['two roots', '<fet/><fet/>'],
    ['a character that XML forbids', '<fet>\u0001</fet>'],
    ['deep nesting', '<a>'.repeat(65) + '</a>'.repeat(65)],
    ['nothing', ''],
  ])('%s is left to that parser', (_what, text) => {
    expect(read(text)).toBeNull();
  });

  it('is read alike after any damage', () => {
    let count = 0;
    for (let seed = 1; seed <= 3000; seed += 1) {
      const text = mutant(plain, createRandom(seed));
      const lines = createLineIndex(text);
      const root = read(text, lines);
      if (root === null) continue;
      count += 1;
      expect(root, text).toEqual(readSlowly(text, lines));
    }
    expect(count).toBeGreaterThan(500);
  });
});
