export { drawCsv } from './draw-csv.ts';
export { drawHtml } from './draw-html.ts';
export { drawJson } from './draw-json.ts';
export { drawPdf } from './draw-pdf.ts';
export { drawXlsx } from './draw-xlsx.ts';
export { type ChangeSheet, layoutChanges } from './layout-changes.ts';
export { layoutSchedule, type PlannedPages, planSchedule } from './layout-pages.ts';
export { largerPapers, type TinyLetters, tinyLetters } from './letter-height.ts';
export {
  type FontFiles,
  type FontName,
  fontNamesFor,
  type PaperFonts,
  readFonts,
} from './paper-fonts.ts';
export type { PaperPage } from './paper-page.ts';
export { paperWords } from './paper-words.ts';
export { pdfOfSchedules } from './pdf-of-schedules.ts';
export { printedPeriod, type Schedule } from './schedule-data.ts';
export { divisionsOf, schedulesOf } from './schedules.ts';
export { usedSheets } from './used-sheets.ts';
