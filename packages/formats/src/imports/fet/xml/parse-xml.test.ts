import { describe, expect, it } from 'vitest';
import { parseXml } from './parse-xml.ts';

describe('XML of a FET file', () => {
  it('is read by the names of children, in order', () => {
    const root = parseXml('<fet><A>1</A><B/><A>2</A><C x="y"/></fet>', 'fet');
    expect(root.texts('A')).toEqual(['1', '2']);
    expect(root.childTags()).toEqual(['A', 'B', 'C']);
    expect(root.text('B')).toBe('');
    expect(root.has('B')).toBe(true);
    expect(root.has('D')).toBe(false);
    expect(root.first('C')?.attribute('x')).toBe('y');
    expect(root.first('C')?.attribute('z')).toBe('');
  });

  it('finds children among many', () => {
    const many = Array.from({ length: 40 }, (_, i) => `<T${i % 20}>${i}</T${i % 20}>`).join('');
    const root = parseXml(`<fet>${many}</fet>`, 'fet');
    expect(root.texts('T3')).toEqual(['3', '23']);
    expect(root.first('T19')?.value).toBe('19');
    expect(root.has('T20')).toBe(false);
  });

  it('keeps text unchanged, entities decoded, without comments', () => {
    const root = parseXml('<fet>\n <N> a &amp; b &#x41;&#66; &unknown; <!-- c --> d</N>\n</fet>', 'fet');
    expect(root.text('N')).toBe(' a & b AB &unknown;  d');
  });

  it('takes CDATA literally', () => {
    expect(parseXml('<fet><N>x<![CDATA[<b> &amp; ]]>y</N></fet>', 'fet').text('N')).toBe('x<b> &amp; y');
  });

  it('knows the line of each element', () => {
    const root = parseXml('<?xml version="1.0"?>\n<fet>\n\n<A\n>1</A><B/>\n</fet>', 'fet');
    expect(root.line).toBe(2);
    expect(root.first('A')?.line).toBe(4);
    expect(root.first('B')?.line).toBe(5);
  });

  it('takes blanks inside tags, both quotes, and ">" in attributes', () => {
    const root = parseXml(`<fet a = 'x>"y' \n b="&lt;" ><N >1</N ></fet >`, 'fet');
    expect(root.attribute('a')).toBe('x>"y');
    expect(root.attribute('b')).toBe('<');
    expect(root.text('N')).toBe('1');
  });
});
