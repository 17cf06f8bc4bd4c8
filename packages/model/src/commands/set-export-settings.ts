import * as z from 'zod';
import { EXPORT_MEMORY, exportSettingsSchema } from '../records/export-settings.ts';
import { defineCommand } from './define-command.ts';

/** Keeps the settings of the Export page in the draft. */
export const setExportSettings = defineCommand({
  name: 'setExportSettings',
  label: 'command.setExportSettings',
  args: z.object({ settings: exportSettingsSchema }),
  run(draft, { settings }) {
    draft.config.pageMemory[EXPORT_MEMORY] = settings;
  },
});
