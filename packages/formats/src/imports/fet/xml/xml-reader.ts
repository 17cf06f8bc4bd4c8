import { FetRefusal } from '../refusal.ts';
import { decodeText } from './decode-entities.ts';
import { FetElement } from './fet-element.ts';
import { createLineIndex } from './line-index.ts';

/** Far more than any real file nests (about 6). */
const MAX_DEPTH = 64;

const [SLASH, BANG, QUESTION, CLOSE] = ['/', '!', '?', '>'].map((each) => each.charCodeAt(0));
const NAME = /^[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*$/u;
/** From the end of a tag's name on: attributes, then the end of the tag. */
const ATTRIBUTE = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

interface Open {
  readonly tag: string;
  readonly at: number;
  readonly attributes: ReadonlyMap<string, string> | null;
  readonly children: FetElement[];
  text: string;
}

/**
 * Reads an XML text into elements, in one pass and without recursion. It knows what files of FET are made of:
 * elements, attributes, text, comments, CDATA and processing instructions. A DOCTYPE is refused: entities could
 * expand without end.
 */
export class XmlReader {
  private readonly lines;
  private readonly open: Open[] = [];
  private root: FetElement | null = null;
  /** Each name once: valid, and one string for all its elements. */
  private readonly names = new Map<string, string>();

  constructor(private readonly text: string) {
    this.lines = createLineIndex(text);
  }

  /** The root element. @throws FetRefusal when the text is not well-formed. */
  read(): FetElement {
    const { text } = this;
    let from = 0;
    for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', from)) {
      if (at > from) this.takeText(from, at);
      const next = text.charCodeAt(at + 1);
      if (next === SLASH) from = this.closeElement(at);
      else if (next === BANG) from = this.takeDeclaration(at);
      else if (next === QUESTION) from = this.endOf('?>', at);
      else from = this.openElement(at);
    }
    if (this.open.length > 0) throw this.cutOff();
    if (text.slice(from).trim() !== '') throw this.malformed('there is text outside its elements', from);
    if (this.root === null) throw this.malformed('it has no element', text.length);
    return this.root;
  }

  private openElement(at: number): number {
    const { text, open } = this;
    let nameEnd = at + 1;
    while (nameEnd < text.length && !isNameEnd(text.charCodeAt(nameEnd))) nameEnd++;
    if (nameEnd === text.length) throw this.cutOff(text.slice(at + 1));
    const tag = this.nameOf(at + 1, nameEnd);
    if (open.length === 0 && this.root !== null) throw this.malformed('it has two root elements', at);
    if (open.length >= MAX_DEPTH) {
      const message = `The file nests elements more than ${MAX_DEPTH} deep; it is not a FET file.`;
      throw new FetRefusal(message, this.lines.lineOf(at));
    }
    let attributes: ReadonlyMap<string, string> | null = null;
    let end = nameEnd;
    let isEmpty = false;
    if (text.charCodeAt(nameEnd) === CLOSE) end++;
    else [attributes, end, isEmpty] = this.readAttributes(tag, nameEnd);
    const element = { tag, at, attributes, children: [], text: '' };
    if (isEmpty) this.finish(element);
    else open.push(element);
    return end;
  }

  private readAttributes(
    tag: string,
    from: number,
  ): [attributes: ReadonlyMap<string, string> | null, end: number, isEmpty: boolean] {
    const { text } = this;
    let attributes: Map<string, string> | null = null;
    ATTRIBUTE.lastIndex = from;
    let end = from;
    for (let match = ATTRIBUTE.exec(text); match !== null; match = ATTRIBUTE.exec(text)) {
      const [, name = '', double, single] = match;
      attributes ??= new Map();
      if (attributes.has(name)) throw this.malformed(`<${tag}> has the attribute ${name} twice`, end);
      attributes.set(name, this.decode(double ?? single ?? '', end));
      end = ATTRIBUTE.lastIndex;
    }
    TAG_END.lastIndex = end;
    const close = TAG_END.exec(text);
    if (close !== null) return [attributes, TAG_END.lastIndex, close[1] === '/'];
    if (!text.includes('>', end)) throw this.cutOff(tag);
    throw this.malformed(`the attributes of <${tag}> cannot be read`, end);
  }

  private closeElement(at: number): number {
    const { text } = this;
    const element = this.open.pop();
    const nameAt = at + 2;
    const end = text.indexOf('>', nameAt);
    if (element === undefined) throw this.malformed('a closing tag has no opening one', at);
    if (end === -1) throw this.cutOff(element.tag);
    const { tag } = element;
    const isSame = text.startsWith(tag, nameAt) && text.slice(nameAt + tag.length, end).trim() === '';
    if (!isSame) throw this.malformed(`<${tag}> is closed by </${text.slice(nameAt, end).trim()}>`, at);
    this.finish(element);
    return end + 1;
  }

  private finish({ tag, text, attributes, children, at }: Open): void {
    const element = new FetElement(tag, text, attributes, children, at, this.lines);
    const parent = this.open.at(-1);
    if (parent) parent.children.push(element);
    else this.root = element;
  }

  /** Blanks between elements are passed over. */
  private takeText(from: number, to: number): void {
    const { text, open } = this;
    const parent = open.at(-1);
    const isLeafText = text.charCodeAt(to + 1) === SLASH && parent?.children.length === 0;
    const piece = text.slice(from, to);
    if (!isLeafText && piece.trim() === '') return;
    if (parent === undefined) throw this.malformed('there is text outside its elements', from);
    const decoded = this.decode(piece, from);
    parent.text = parent.text === '' ? decoded : parent.text + decoded;
  }

  private takeDeclaration(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) return this.endOf('-->', at, 4);
    if (text.startsWith('<![CDATA[', at)) {
      const end = this.endOf(']]>', at);
      const parent = this.open.at(-1);
      if (parent === undefined) throw this.malformed('there is text outside its elements', at);
      parent.text += text.slice(at + 9, end - 3);
      return end;
    }
    const message = 'The file has a DOCTYPE or another "<!" declaration, which FET never writes. Remove it.';
    throw new FetRefusal(message, this.lines.lineOf(at), '!DOCTYPE');
  }

  private endOf(mark: string, at: number, skip = 2): number {
    const end = this.text.indexOf(mark, at + skip);
    if (end === -1) throw this.cutOff();
    return end + mark.length;
  }

  private nameOf(from: number, to: number): string {
    const name = this.text.slice(from, to);
    const known = this.names.get(name);
    if (known !== undefined) return known;
    if (!NAME.test(name)) throw this.malformed(`"<${name.slice(0, 40)}" does not begin a tag`, from - 1);
    this.names.set(name, name);
    return name;
  }

  private decode(piece: string, at: number): string {
    const decoded = decodeText(piece);
    if (decoded === null) throw this.malformed('a "&" must be written "&amp;"', at);
    return decoded;
  }

  private cutOff(tag = this.open.at(-1)?.tag): FetRefusal {
    const where = tag === undefined ? '' : `: it ends inside <${tag.slice(0, 40)}>`;
    const message = `The file is cut off${where}. Export or download it again.`;
    return new FetRefusal(message, this.lines.lineOf(this.text.length), tag ?? null);
  }

  private malformed(what: string, at: number): FetRefusal {
    return new FetRefusal(
      `The file is not well-formed XML, or it is cut off: ${what}.`,
      this.lines.lineOf(at),
    );
  }
}

/** A blank, `/` or `>`. */
function isNameEnd(code: number): boolean {
  return code <= 0x20 || code === SLASH || code === CLOSE;
}
