import type { PublishedData } from './published-data.ts';

/** The class of a lesson's colour in the style sheet. */
export const colorClass = (color: string): string => `c${color.slice(1)}`;

/** The id of a day in the list of a week. */
export const dayId = (day: number): string => `day-${day}`;

/** The class of “now and next” on a page whose list begins with this day. */
export const firstDayClass = (day: number): string => `from-${day}`;

/** The style sheet of an edition: one for all its pages, with the colours of its lessons. */
export function pageStyle({ settings, entries, days }: PublishedData): string {
  const colors = new Set(entries.flatMap(({ lessons }) => lessons.map(({ color }) => color)));
  const classes = [...colors].map((color) => `.${colorClass(color)}{--c:${color}}`);
  // The days before the first one follow after the last: they are next week.
  const turned = days.map((_, day) => {
    const week = `main:has(.${firstDayClass(day)})`;
    return `${week} .days>li:has(~#${dayId(day)}){order:1}${week} #${dayId(day)} h2{border-color:var(--school)}`;
  });
  return `:root{--school:${settings.color};${BASE}${classes.join('')}${turned.join('')}`;
}

/** The style sheet of pages that belong to no edition, and its address. */
export const PLAIN_STYLE = '/p/style.css';
export const plainStyle = (): string => `:root{--school:#3b6fe0;${BASE}`;

const BASE = `--ink:#1c2230;--dim:#5a6372;--line:#d9dde5;--page:#fff;--soft:#f5f6f9;--now:#fff6dc;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--ink:#e9ebf0;--dim:#a3abba;--line:#363c49;--page:#14171d;--soft:#1d212a;--now:#3a3217}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid var(--school);outline-offset:2px}
.top{display:flex;align-items:center;gap:12px;padding:12px max(20px,(100% - 1080px)/2);border-top:6px solid var(--school);border-bottom:1px solid var(--line)}
.top img{width:48px;height:48px;object-fit:contain;background:#fff;border-radius:6px}
.top a{display:inline-flex;align-items:center;min-height:44px;font-weight:600;text-decoration:none}
main{max-width:1120px;margin:0 auto;padding:20px}
h1{margin:0 0 4px;font-size:28px;line-height:1.2;letter-spacing:-.01em}
h2{margin:28px 0 10px;font-size:18px}
h3{margin:20px 0 8px;font-size:16px}
p{margin:0 0 8px}
.dim,time{color:var(--dim)}
time{font-variant-numeric:tabular-nums;white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end;max-width:640px;margin:16px 0}
label{flex:1 1 220px;font-weight:600}
input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;border:1px solid #8a92a1;border-radius:8px;background:var(--page);color:inherit;font:inherit}
button{min-height:44px;padding:8px 20px;border:1px solid var(--ink);border-radius:8px;background:var(--ink);color:var(--page);font:inherit;font-weight:600}
.names{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,170px),1fr));gap:8px;margin:0;padding:0;list-style:none}
.names a{display:flex;align-items:center;min-height:44px;height:100%;padding:8px 14px;border:1px solid var(--line);border-radius:8px;background:var(--soft);text-decoration:none}
.names bdi{text-align:match-parent;hyphens:auto}
.names a:hover{border-color:var(--ink)}
.notice,.today{margin:16px 0;padding:12px 16px;border:1px solid var(--line);border-inline-start:6px solid var(--school);border-radius:8px}
.notice{background:var(--now)}
.today h2{margin:0 0 8px}
.today dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 14px;margin:0}
.today dt{color:var(--dim)}
.today dd{grid-column:2;margin:0}
table{width:100%;border-collapse:separate;border-spacing:4px;table-layout:fixed;margin-top:16px}
caption{text-align:start;padding-bottom:8px}
th{padding:4px 6px;text-align:start;font-size:14px}
thead th:first-child,tbody th{width:72px}
tbody th{font-weight:400;font-size:13px;color:var(--dim);vertical-align:top;font-variant-numeric:tabular-nums}
td{height:1px;vertical-align:top;padding:0;border-radius:6px;background:var(--soft)}
td:has(.lesson+.lesson){background:none}
.cell{display:flex;flex-direction:column;gap:4px;height:100%}
.lesson{flex:1 0 auto;padding:6px 8px;border-inline-start:4px solid var(--c,var(--school));border-radius:6px;background:var(--soft);font-size:14px;line-height:1.35}
.lesson b{display:block}
.jump,.days{display:none;margin:0;padding:0;list-style:none}
.jump{margin-top:16px}
.jump ul{display:flex;flex-wrap:wrap;gap:6px;margin:0;padding:0;list-style:none}
.jump a{display:flex;align-items:center;min-height:44px;padding:4px 12px;border:1px solid var(--line);border-radius:8px;text-decoration:none}
.days h2{padding-inline-start:8px;border-inline-start:4px solid transparent;scroll-margin-top:12px}
.today p{display:none;margin:4px 0 0}
.today p a{display:inline-flex;align-items:center;min-height:44px}
.days ol{margin:0;padding:0;list-style:none}
.days ol li{display:grid;grid-template-columns:104px 1fr;gap:4px 10px;padding:8px 10px;margin-bottom:4px;border-inline-start:4px solid var(--c,var(--school));border-radius:6px;background:var(--soft)}
.missing{margin-top:16px}
.changes{margin:0;padding-inline-start:20px}
.changes li{margin-bottom:6px}
.calendar{margin-top:24px}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;margin-top:32px;padding-top:12px;border-top:1px solid var(--line);font-size:14px;color:var(--dim)}
.skip{position:absolute;inset-inline-start:-999px}
.skip:focus{position:static}
@media (max-width:719px){main{padding:16px}.top{padding-inline:16px}.wide{display:none}.jump,.today p{display:block}.days{display:flex;flex-direction:column}h1{font-size:24px}}
@media print{:root{--ink:#000;--dim:#333;--line:#999;--page:#fff;--soft:#fff;color-scheme:light}
.wide{display:table}.days,.jump,form,.notice,.today,.calendar,.skip,footer a{display:none}footer{margin-top:8px;padding:0;border:0;font-size:11px}
body{font-size:12px}main{max-width:none;padding:10px 0 0}.top{padding:4px 0}td{border:1px solid #999}th,tbody th{font-size:11px}.lesson{font-size:11px;padding:3px 5px}tr,li{break-inside:avoid}
table{border-spacing:0;border-collapse:collapse;margin-top:8px}.lesson{padding:2px 4px}body:has(thead th:nth-child(9)){page:across}
main:has(.lesson:nth-child(4),thead th:nth-child(9)) :is(.lesson,th,tbody th){font-size:9px;line-height:1.25}main:has(.lesson:nth-child(4)) .cell{gap:1px}main:has(.lesson:nth-child(4)) .lesson{padding:0 3px}.cell:has(.lesson:nth-child(4)) .lesson :is(b,div){display:inline}.cell:has(.lesson:nth-child(4)) .lesson div::before{content:" "}
@page{margin:12mm}@page across{size:landscape}}
`;
