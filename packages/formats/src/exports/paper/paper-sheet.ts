import { LINE, linesHeight } from './fit-table.ts';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperBox, PaperLogo, PaperPage, PaperText } from './paper-page.ts';
import { type LineStyle, setLine } from './paper-text.ts';

/** Draws on a page. */
export class PaperSheet {
  readonly boxes: PaperBox[] = [];
  readonly texts: PaperText[] = [];
  readonly placed: PaperPage['placed'][number][] = [];
  readonly fonts: PaperFonts;

  constructor(fonts: PaperFonts) {
    this.fonts = fonts;
  }

  line(text: string, x: number, y: number, width: number, style: LineStyle): void {
    if (text !== '') this.texts.push(...setLine(this.fonts, text, { x, y, width }, style));
  }

  /** Lines of text in the middle of an area. */
  centered(
    lines: readonly {
      readonly text: string;
      readonly isBold: boolean;
      readonly size: number;
      readonly color?: string;
    }[],
    area: PaperLogo,
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
