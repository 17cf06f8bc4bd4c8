import type { FontName } from './paper-fonts.ts';
import type { CellLesson } from './schedule-data.ts';

/** A filled or outlined rectangle; all measures are in points. */
export interface PaperBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
  readonly radius?: number;
}

/** Letters of one font and one direction. `y` is their baseline, `x` their left edge, also from right to left. */
export interface PaperText {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In the order of reading. */
  readonly text: string;
  readonly isRightToLeft: boolean;
  readonly font: FontName;
  readonly size: number;
  readonly color: string;
}

export type PaperArea = Pick<PaperBox, 'x' | 'y' | 'width' | 'height'>;

/** The area of a page for the logo of the school, and the side of it that the logo is fitted to. */
export interface PaperLogo extends PaperArea {
  readonly align: 'left' | 'right';
}

/** A page before it is drawn: the same one for the preview, the print window and the PDF file. */
export interface PaperPage {
  readonly width: number;
  readonly height: number;
  /** Set for one sheet of a poster: the part of the poster that it shows. */
  readonly sheet: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
  /** The name of the schedule, for bookmarks and the preview. */
  readonly title: string;
  readonly schedule: string;
  readonly boxes: readonly PaperBox[];
  readonly texts: readonly PaperText[];
  readonly logo: PaperLogo | null;
  /** The lessons that the page shows, with the area of their block. */
  readonly placed: readonly { readonly cells: readonly CellLesson[]; readonly area: PaperArea }[];
}
