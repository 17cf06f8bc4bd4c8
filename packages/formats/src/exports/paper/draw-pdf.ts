/// <reference path="./paper-modules.d.ts" />
import PDFDocument from 'pdfkit';
import type { PaperFonts } from './paper-fonts.ts';
import type { PaperBox, PaperPage, PaperText } from './paper-page.ts';
import { mirrored } from './paper-text.ts';
import { partsOn } from './tiles.ts';

export interface PdfOptions {
  readonly title: string;
  readonly language: string;
  readonly fonts: PaperFonts;
  /** The logo as PNG or JPEG. */
  readonly logo: ArrayBuffer | null;
  /** Called after each page. */
  readonly onPage?: (done: number, count: number) => void;
}

/** Draws the pages as a PDF file: vectors, text that can be selected, a bookmark for each schedule. */
export async function drawPdf(pages: readonly PaperPage[], options: PdfOptions): Promise<Uint8Array> {
  const { title, language, fonts, logo, onPage } = options;
  const document = new PDFDocument({
    autoFirstPage: false,
    font: null,
    info: { Title: title, Creator: 'Bellgrid', Producer: 'Bellgrid' },
    lang: language,
    displayTitle: true,
  });
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('data', (chunk) => chunks.push(chunk));
    document.on('end', resolve);
  });
  for (const [name, bytes] of Object.entries(fonts.files)) if (bytes) document.registerFont(name, bytes);
  let schedule = '';
  pages.forEach((page, index) => {
    const { width, height } = page.sheet ?? page;
    document.addPage({ size: [width, height], margin: 0 });
    if (page.schedule !== schedule) document.outline.addItem(page.title);
    schedule = page.schedule;
    drawPage(document, page, logo);
    onPage?.(index + 1, pages.length);
  });
  document.end();
  await ended;
  return joined(chunks);
}

function drawPage(document: PDFDocument, page: PaperPage, logo: ArrayBuffer | null): void {
  document.save();
  if (page.sheet) document.translate(-page.sheet.x, -page.sheet.y);
  const { boxes, texts } = page.sheet ? partsOn(page, page.sheet) : page;
  for (const box of boxes) drawBox(document, box);
  if (logo && page.logo) {
    const { x, y, width, height, align } = page.logo;
    document.image(logo, x, y, { fit: [width, height], align, valign: 'center' });
  }
  for (const text of texts) drawText(document, text);
  document.restore();
}

function drawBox(document: PDFDocument, box: PaperBox): void {
  const { x, y, width, height, fill, stroke, lineWidth = 1, radius = 0 } = box;
  if (radius > 0) document.roundedRect(x, y, width, height, radius);
  else document.rect(x, y, width, height);
  if (stroke) document.lineWidth(lineWidth);
  if (fill && stroke) document.fillAndStroke(fill, stroke);
  else if (fill) document.fill(fill);
  else if (stroke) document.stroke(stroke);
}

function drawText(document: PDFDocument, text: PaperText): void {
  document.fillColor(text.color).font(text.font, text.size);
  const place = { lineBreak: false, baseline: 'alphabetic' } as const;
  // Without a list of features, pdfkit shapes each word once; with one, also an empty one, a run is shaped as a whole.
  const isByWords = text.font === 'latin-regular' || text.font === 'latin-bold';
  document.text(mirrored(text), text.x, text.y, isByWords ? place : { ...place, features: [] });
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
