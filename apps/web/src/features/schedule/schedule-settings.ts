import type { Id } from '@bellgrid/model';
import type { PageMemory } from '@bellgrid/protocol';
import * as z from 'zod';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { colorings } from '../../ui/timetable-grid/color-by.ts';

const KEY = 'schedule';
export const layouts = ['rows', 'columns'] as const;

const shownSchema = z.array(z.string()).nullable().catch(null);
const settingsSchema = z
  .object({
    coloring: z.enum(colorings).catch('subject'),
    smallCards: z.boolean().catch(false),
    showsSoft: z.boolean().catch(true),
    /** The items by which the staging area groups its lessons. */
    stagingBy: z.enum(['class', 'teacher']).catch('class'),
    hidesStaging: z.boolean().catch(false),
    /** The view that /schedule alone leads to. */
    lastView: z.string().catch('classes'),
    /** The items that each view shows; null or nothing shows all. */
    shown: z.record(z.string(), shownSchema).catch({}),
    /** The layout of the views that show many items on one screen: those of the Global View and of custom views. */
    layouts: z.record(z.string(), z.enum(layouts)).catch({}),
  })
  .readonly();
export type ScheduleSettings = z.infer<typeof settingsSchema>;

/** The settings of the schedule screen, of this account and school. */
export const useScheduleSettings = <T>(select: (settings: ScheduleSettings) => T): T =>
  usePageMemory((state) => select(settingsIn(state)));

let latest: { readonly stored: unknown; readonly settings: ScheduleSettings } | null = null;

/** Returns one object for one content of the page memory. */
function settingsIn(state: { readonly memory: PageMemory }): ScheduleSettings {
  const stored = schoolMemory(state)[KEY];
  if (latest === null || latest.stored !== stored) {
    const parsed = settingsSchema.safeParse(stored);
    latest = { stored, settings: parsed.success ? parsed.data : settingsSchema.parse({}) };
  }
  return latest.settings;
}

/** The settings at this moment. */
export const scheduleSettings = (): ScheduleSettings => settingsIn(usePageMemory.getState());

export function changeScheduleSettings(changes: Partial<ScheduleSettings>): void {
  rememberOfSchool(KEY, { ...scheduleSettings(), ...changes });
}

/** Shows only these items in a view, or all (null). */
export function showItems(view: string, ids: readonly Id[] | null): void {
  const { shown } = scheduleSettings();
  changeScheduleSettings({ shown: { ...shown, [view]: ids && [...ids] } });
}

// Earlier versions kept the settings in the browser, for all accounts.
globalThis.localStorage?.removeItem('bellgrid.schedule');
