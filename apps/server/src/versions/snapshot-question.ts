import type { ShownFields } from './compare-snapshots.ts';

/** The questions to the snapshot thread; snapshots are gzip bytes. */
export type SnapshotQuestion =
  | { readonly kind: 'check'; readonly bytes: Uint8Array }
  | { readonly kind: 'broken'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'compare';
      readonly from: Uint8Array;
      readonly to: Uint8Array;
      readonly shown: ShownFields;
    };
