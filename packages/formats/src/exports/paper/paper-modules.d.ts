/** The parts of these packages that are used; they have no types, or types that need Node's. */
declare module 'bidi-js' {
  interface Bidi {
    getEmbeddingLevels(text: string, direction: 'auto'): { readonly levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}

declare module 'write-excel-file/universal' {
  interface File {
    toBlob(): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>;
  }
  export default function writeXlsxFile(sheets: readonly object[], options: object): File;
}

declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features: readonly string[]): { readonly advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'pdfkit' {
  interface TextOptions {
    readonly lineBreak: false;
    readonly baseline: 'alphabetic';
    readonly features?: readonly string[];
  }
  interface Outline {
    addItem(title: string): Outline;
  }
  export default class PDFDocument {
    constructor(options: {
      autoFirstPage: false;
      font: null;
      info: Record<string, unknown>;
      lang: string;
      displayTitle: boolean;
    });
    readonly outline: Outline;
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    registerFont(name: string, bytes: Uint8Array): this;
    addPage(options: { size: [number, number]; margin: number }): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    clip(): this;
    fill(color: string): this;
    stroke(color: string): this;
    fillAndStroke(fill: string, stroke: string): this;
    fillColor(color: string): this;
    lineWidth(width: number): this;
    font(name: string, size: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    image(
      bytes: ArrayBuffer,
      x: number,
      y: number,
      options: { fit: [number, number]; align?: 'left' | 'right'; valign?: 'center' },
    ): this;
    end(): void;
  }
}
