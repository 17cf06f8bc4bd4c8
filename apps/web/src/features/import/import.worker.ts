import { importFile } from '@bellgrid/formats';
import type { ReadRequest } from './read-import.ts';

self.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  self.postMessage(importFile(data.name, new Uint8Array(data.bytes)));
});
