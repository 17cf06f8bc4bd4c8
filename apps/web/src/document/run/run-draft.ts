import { type Draft, schoolHash } from '@bellgrid/model';
import { differsInSchool } from '../draft/differs.ts';
import { useDraft } from '../draft/use-draft.ts';
import { saver } from '../saving/saver.ts';
import type { SolverRun } from './solver-run.ts';

/** A draft with the hash of the version that it was saved as. */
export interface SavedDraft {
  readonly draft: Draft;
  readonly hash: string;
}

/** Says whether drafts differ from the one that a run works on. */
export interface RunDraft {
  /**
   * True when the draft differs from the saved one with this hash; an edit that was undone is no difference, nor are the
   * settings of pages.
   * A hash that was never the hash of `saved` belongs to another draft, unless `saved` is the same school.
   */
  isChanged(draft: Draft, ofRun: HashesOfRun, saved: SavedDraft | null): boolean;
  /** The draft with this hash; null where it was not seen. */
  draftOf(ofRun: HashesOfRun, saved: SavedDraft | null): Draft | null;
}

type HashesOfRun = Pick<SolverRun, 'payloadHash'> & Partial<Pick<SolverRun, 'schoolHash'>>;

/** It remembers the draft of the last hash in question, as other drafts are saved after it. */
export function createRunDraft(): RunDraft {
  let ofRun: SavedDraft | null = null;
  let hashed: { readonly draft: Draft; readonly hash: string } | null = null;
  const hashOf = (draft: Draft): string => {
    if (hashed?.draft !== draft) hashed = { draft, hash: schoolHash(draft) };
    return hashed.hash;
  };
  let compared: { readonly with: Draft; readonly isChanged: WeakMap<Draft, boolean> } | null = null;
  const draftOf: RunDraft['draftOf'] = ({ payloadHash, schoolHash: school = null }, saved) => {
    if (saved?.hash === payloadHash) ofRun = saved;
    // After a load only a later version may be known, in which other settings of pages were chosen.
    if (payloadHash && ofRun?.hash !== payloadHash && saved && school && hashOf(saved.draft) === school) {
      ofRun = { draft: saved.draft, hash: payloadHash };
    }
    return ofRun !== null && ofRun.hash === payloadHash ? ofRun.draft : null;
  };
  return {
    draftOf,
    isChanged(draft, hashes, saved) {
      const own = draftOf(hashes, saved);
      if (own === null) return true;
      if (compared?.with !== own) compared = { with: own, isChanged: new WeakMap() };
      const known = compared.isChanged.get(draft);
      if (known !== undefined) return known;
      const isChanged = differsInSchool(own, draft);
      compared.isChanged.set(draft, isChanged);
      return isChanged;
    },
  };
}

const runDraft = createRunDraft();

/** True when the draft differs from the one that the run works on. */
export const isNewerThanRun = (draft: Draft, run: HashesOfRun): boolean =>
  runDraft.isChanged(draft, run, saver.saved);

/** The draft that a run works on; null where this window has not seen it. */
export const draftOfRun = (run: HashesOfRun): Draft | null => runDraft.draftOf(run, saver.saved);

/** `isNewerThanRun` of the open draft, again after every edit. */
export function useIsNewerThanRun(run: SolverRun): boolean {
  return isNewerThanRun(
    useDraft((whole) => whole),
    run,
  );
}
