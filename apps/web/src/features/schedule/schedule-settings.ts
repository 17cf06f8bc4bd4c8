import type { Id } from '@bellgrid/model';
import type { PageMemory } from '@bellgrid/protocol';
import * as z from 'zod';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { colorings } from '../../ui/timetable-grid/color-by.ts';
import { type ScheduleView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';

const KEY = 'schedule';
const shownSchema = z.array(z.string()).nullable().catch(null);
const settingsSchema = z
  .object({
    coloring: z.enum(colorings).catch('subject'),
    smallCards: z.boolean().catch(false),
    /** The view that /schedule alone leads to. */
    lastView: z.enum(scheduleViews).catch('classes'),
    /** The items that each view shows; null shows all. */
    shown: z
      .object({ classes: shownSchema, teachers: shownSchema, classrooms: shownSchema })
      .catch({ classes: null, teachers: null, classrooms: null }),
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
export function showItems(view: ScheduleView, ids: readonly Id[] | null): void {
  const { shown } = scheduleSettings();
  changeScheduleSettings({ shown: { ...shown, [view]: ids } });
}

// Earlier versions kept the settings in the browser, for all accounts.
globalThis.localStorage?.removeItem('bellgrid.schedule');
