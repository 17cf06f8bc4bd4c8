/** The number of children from which on they are looked up by name instead of being gone through. */
const MANY = 12;

/** Tells the line of a position of a text, from 1. */
export interface LineIndex {
  lineOf(position: number): number;
}

/** An element of the file, read by the names of its children. */
export class FetElement {
  private byTag: Map<string, FetElement[]> | null = null;

  /**
   * @param tag may differ from the file's, see `renamed`.
   * @param value its own text unchanged, so that names are distinguished as in FET.
   * @param position of its tag in the file.
   */
  constructor(
    readonly tag: string,
    readonly value: string,
    private readonly attributes: Readonly<Record<string, string>>,
    private readonly children: readonly FetElement[],
    private readonly position: number,
    private readonly lines: LineIndex,
  ) {}

  /** Line in the file, from 1. */
  get line(): number {
    return this.lines.lineOf(this.position);
  }

  /** '' when there is none. */
  attribute(name: string): string {
    return Object.hasOwn(this.attributes, name) ? (this.attributes[name] ?? '') : '';
  }

  has(child: string): boolean {
    return this.first(child) !== null;
  }

  /** Text of the first child of that name; '' when there is none. */
  text(child: string): string {
    return this.first(child)?.value ?? '';
  }

  /** Texts of all children of that name, in order. */
  texts(child: string): string[] {
    return this.all(child).map(({ value }) => value);
  }

  /** Children of that name, in order. */
  all(child: string): readonly FetElement[] {
    if (this.children.length >= MANY) return this.index().get(child) ?? [];
    return this.children.filter(({ tag }) => tag === child);
  }

  first(child: string): FetElement | null {
    const { children } = this;
    if (children.length >= MANY) return this.index().get(child)?.[0] ?? null;
    for (const each of children) if (each.tag === child) return each;
    return null;
  }

  /** Names of the children, each once. */
  childTags(): string[] {
    return [...this.index().keys()];
  }

  /** The number of children here of each name. */
  childCounts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const { tag } of this.children) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return counts;
  }

  /** Returns the element under another name, with its children, at any depth, under the names that the map gives them. */
  renamed(tag: string, names: ReadonlyMap<string, string>): FetElement {
    let isChanged = tag !== this.tag;
    const children = this.children.map((child) => {
      const renamed = child.renamed(names.get(child.tag) ?? child.tag, names);
      if (renamed !== child) isChanged = true;
      return renamed;
    });
    if (!isChanged) return this;
    return new FetElement(tag, this.value, this.attributes, children, this.position, this.lines);
  }

  private index(): Map<string, FetElement[]> {
    if (this.byTag === null) {
      this.byTag = new Map();
      for (const each of this.children) {
        const list = this.byTag.get(each.tag);
        if (list) list.push(each);
        else this.byTag.set(each.tag, [each]);
      }
    }
    return this.byTag;
  }
}
