import { drawCalendar } from '@bellgrid/formats/calendar';
import {
  drawCsv,
  drawHtml,
  drawXlsx,
  type FontName,
  fontNamesFor,
  layoutSchedule,
  type PaperFonts,
  type PaperPage,
  type PlannedPages,
  paperWords,
  pdfOfSchedules,
  planSchedule,
  readFonts,
  type Schedule,
  schedulesOf,
  tinyLetters,
  usedSheets,
} from '@bellgrid/formats/paper';
import { createTexts } from '@bellgrid/texts';
import type { ExportAnswer, ExportQuestion } from './export-messages.ts';
import { fontAddresses } from './paper-font-files.ts';

const files = new Map<FontName, Uint8Array>();
let known: { readonly key: string; readonly fonts: PaperFonts } | null = null;

async function fontsFor(text: string): Promise<PaperFonts> {
  const names = fontNamesFor(text);
  await Promise.all(names.filter((name) => !files.has(name)).map(load));
  const key = names.join(' ');
  const fonts =
    known?.key === key
      ? known.fonts
      : readFonts(Object.fromEntries(names.map((name) => [name, files.get(name)])));
  known = { key, fonts };
  return fonts;
}

async function load(name: FontName): Promise<void> {
  const response = await fetch(fontAddresses[name]);
  if (!response.ok) throw new Error(`the font ${name} could not be loaded`);
  files.set(name, new Uint8Array(await response.arrayBuffer()));
}

async function wordsIn(language: string) {
  const texts = createTexts(language);
  if (language === 'de') {
    const { german } = await import('@bellgrid/texts/de');
    texts.addResourceBundle('de', 'translation', german.translation);
  }
  return paperWords(texts);
}

const send = (answer: ExportAnswer): void => self.postMessage(answer);
const labelOf = ([only, second]: readonly Schedule[]): string | null =>
  (second === undefined && only?.scheduleLabel) || null;

interface Planned {
  readonly version: number;
  readonly plans: readonly PlannedPages[];
  readonly missing: readonly string[];
  readonly leftOut: number;
}

/** The pages of the latest version that was asked about: another page of it is only drawn. */
let planned: Planned | null = null;

function sendPage({ version, plans, missing, leftOut }: Planned, asked: number): void {
  const count = plans.reduce((sum, plan) => sum + plan.count, 0);
  const index = Math.max(0, Math.min(asked, count - 1));
  const page = pageAt(plans, index);
  send({ kind: 'page', version, asked, page, index, count, missing, leftOut });
}

/** Judges the letters of all pages, once one of them is shown: page by page, so that questions are answered between them. */
function judgeLetters(made: Planned): void {
  const judged: PaperPage[] = [];
  const judgeNext = (): void => {
    if (planned !== made) return;
    const page = pageAt(made.plans, judged.length);
    if (page === null) send({ kind: 'letters', version: made.version, letters: tinyLetters(judged) });
    else {
      judged.push(page);
      setTimeout(judgeNext);
    }
  };
  setTimeout(judgeNext);
}

/** The page of this index among those of all plans; null beyond them. */
function pageAt(plans: readonly PlannedPages[], index: number): PaperPage | null {
  let before = 0;
  for (const plan of plans) {
    if (index < before + plan.count) return plan.page(index - before);
    before += plan.count;
  }
  return null;
}

async function answer(question: ExportQuestion): Promise<void> {
  const { version, draft, settings, language, today, logo } = question;
  if (question.ask === 'page' && planned?.version === version) {
    sendPage(planned, question.index);
    return;
  }
  const words = await wordsIn(language);
  const { schedules, leftOut } = usedSheets(schedulesOf(draft, settings), settings);
  const label = labelOf(schedules);
  const school = draft.schoolData.schoolName;
  const sendFile = (content: string | Uint8Array): void => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    send({ kind: 'file', bytes: bytes as Uint8Array<ArrayBuffer>, label });
  };
  if (question.ask === 'file' && question.format !== 'pdf') {
    if (question.format === 'csv') sendFile(drawCsv(schedules, words));
    else if (question.format === 'html') sendFile(drawHtml(schedules, settings, words, { school, today }));
    else if (question.format === 'ics') {
      const calendar = drawCalendar(draft, schedules, new Date());
      if (calendar === null) throw new Error('without a school year the lessons have no dates');
      sendFile(calendar);
    } else sendFile(await drawXlsx(schedules, settings, words, school));
    return;
  }
  const fonts = await fontsFor(JSON.stringify([schedules, school, today]));
  const context = { words, fonts, today, hasLogo: logo !== null };
  if (question.ask === 'page') {
    const plans = schedules.map((schedule) => planSchedule(draft, settings, schedule, context));
    const made = { version, plans, missing: [...fonts.missing], leftOut };
    planned = made;
    sendPage(made, question.index);
    judgeLetters(made);
    return;
  }
  if (question.ask === 'pages') {
    const pages = schedules.flatMap((schedule) => layoutSchedule(draft, settings, schedule, context));
    send({ kind: 'pages', pages, label });
    return;
  }
  const onProgress = (share: number): void => send({ kind: 'progress', share });
  const pdf = await pdfOfSchedules(draft, settings, schedules, { words, fonts, today, logo, onProgress });
  sendFile(pdf.bytes);
}

/** One question is answered after the other: the second page of a version needs the plans of the first. */
let answered = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ExportQuestion>) => {
  answered = answered.then(async () => {
    try {
      await answer(data);
    } catch (error) {
      // An error of a promise does not reach the window; one that is thrown outside of it does.
      setTimeout(() => {
        throw error;
      });
    }
  });
});
