import { LINE, linesHeight } from './fit-table.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperArea, PaperBox, PaperPage, PaperText } from './paper-page.ts';
import { type LineStyle, setLine } from './paper-text.ts';

const turned = { start: 'end', center: 'center', end: 'start' } as const;

/** Draws on a page. Places are from left to right; those of a page that runs from right to left are turned round. */
export class PaperSheet {
  readonly boxes: PaperBox[] = [];
  readonly texts: PaperText[] = [];
  readonly placed: PaperPage['placed'][number][] = [];
  readonly fonts: PaperFonts;
  /** The width of a page that runs from right to left; null for others. */
  private readonly mirror: number | null;

  constructor(fonts: PaperFonts, mirror: number | null = null) {
    this.fonts = fonts;
    this.mirror = mirror;
  }

  get isMirrored(): boolean {
    return this.mirror !== null;
  }

  /** An area of the page: of one that runs from right to left at the other side. */
  area<Area extends { readonly x: number; readonly width: number }>(area: Area): Area {
    return this.mirror === null ? area : { ...area, x: this.mirror - area.x - area.width };
  }

  box(box: PaperBox): void {
    this.boxes.push(this.area(box));
  }

  place(cells: PaperPage['placed'][number]['cells'], area: PaperArea): void {
    this.placed.push({ cells, area: this.area(area) });
  }

  line(text: string, x: number, y: number, width: number, style: LineStyle): void {
    if (text === '') return;
    const align = this.mirror === null ? style.align : turned[style.align];
    this.texts.push(...setLine(this.fonts, text, { ...this.area({ x, width }), y }, { ...style, align }));
  }

  /** Lines of text in the middle of an area. */
  centered(
    lines: readonly {
      readonly text: string;
      readonly isBold: boolean;
      readonly size: number;
      readonly color?: string;
    }[],
    area: PaperArea,
    color: string,
  ): void {
    let top = area.y + (area.height - linesHeight(lines)) / 2;
    for (const { text, isBold, size, color: own } of lines) {
      const baseline = top + size * (LINE / 2 + 0.355);
      this.line(text, area.x, baseline, area.width, { size, isBold, color: own ?? color, align: 'center' });
      top += size * LINE;
    }
  }
}
