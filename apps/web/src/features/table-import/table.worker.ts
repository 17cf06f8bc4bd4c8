import { planTableImport } from '@bellgrid/formats';
import { createId } from '@bellgrid/model';
import { readTable } from './read-table.ts';
import type { TableQuestion } from './table-messages.ts';

self.addEventListener('message', async ({ data: question }: MessageEvent<TableQuestion>) => {
  if (question.ask === 'read') self.postMessage(await readTable(question.source));
  else self.postMessage(planTableImport(question.draft, question.request, createId));
});
