import {
  type Draft,
  type DraftFile,
  FILE_VERSION,
  type SolutionStore,
  serializeDraftFile,
  solutionStoreSchema,
} from '@bellgrid/model';

/** The parts of a file beside the draft. */
export interface FileExtras {
  readonly solutionStore?: SolutionStore;
  readonly pageMemory?: Readonly<Record<string, unknown>>;
}

/** The text of the product's own file. The same draft gives the same bytes. */
export function exportDraftFile(draft: Draft, extras: FileExtras = {}): string {
  const file: DraftFile = {
    fileVersion: FILE_VERSION,
    dataStore: draft,
    solutionStore: extras.solutionStore ?? solutionStoreSchema.parse({}),
    pageMemory: extras.pageMemory ?? {},
  };
  return serializeDraftFile(file);
}
