import { detectFormat, importDraftFile, importFet } from '@bellgrid/formats';
import type { ReadAnswer, ReadRequest } from './import-format.ts';

function read({ name, bytes }: ReadRequest): ReadAnswer {
  const content = new Uint8Array(bytes);
  const format = detectFormat(name, content);
  if (format === 'fet') return { format, result: importFet(content) };
  if (format === 'bellgrid') return { format, result: importDraftFile(new TextDecoder().decode(content)) };
  return { format: null, result: { ok: false, findings: [] } };
}

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => {
  self.postMessage(read(event.data));
});
