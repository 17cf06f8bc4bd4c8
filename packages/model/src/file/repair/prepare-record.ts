import type { ColoredKind } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import { colorSchema, palette } from '../../records/color.ts';
import type { Plain } from '../../values/plain.ts';
import type { Report } from '../load-finding.ts';

/** Gives a record without a readable name its id as name, so that it is not lost. */
export function prepareName(record: Plain, path: string, report: Report): void {
  if (typeof record.name === 'string') return;
  record.name = String(record.id);
  report.add('repaired', `${path}.name`, 'loading.nameMissing');
}

/** Brings colours to `#rrggbb` and gives items with a stale one (not a colour of ours) the next of the palette. */
export function createColorRepair(report: Report) {
  const next: Record<ColoredKind, number> = { teachers: 0, groups: 0, classrooms: 0, subjects: 0 };
  return (kind: ColoredKind, record: Plain, path: string): void => {
    if (colorSchema.safeParse(record.color).success) return;
    const color =
      normalColor(record.color) ?? palette[next[kind]++ % palette.length]?.value ?? palette[0].value;
    report.add('repaired', `${path}.color`, {
      code: 'loading.staleColor',
      values: { color: value.text(color) },
    });
    record.color = color;
  };
}

function normalColor(color: unknown): string | null {
  if (typeof color !== 'string') return null;
  const named = palette.find((each) => each.name.toLowerCase() === color.toLowerCase());
  if (named) return named.value;
  const text = color.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  return short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : null;
}
