import { expect, test } from 'vitest';
import { mutate } from '../testing/mutate.ts';
import { rounds } from '../testing/rounds.ts';
import { seeded } from '../testing/seeded.ts';
import { loadDraftFile } from './load-draft-file.ts';
import { validateDraft } from './validate-draft.ts';

/** 100,000 with BELLGRID_FUZZ_FACTOR=50. */
const MUTANTS = 2000 * rounds;
test(
  `any of ${MUTANTS} mutants gives a valid draft or findings`,
  () => {
    const random = seeded(20);
    let loaded = 0;
    for (let count = 0; count < MUTANTS; count += 1) {
      const mutant = mutate(random);
      const result = loadDraftFile(mutant);
      if (!result.ok) {
        expect(result.findings.length).toBeGreaterThan(0);
        continue;
      }
      loaded += 1;
      const faults = validateDraft(result.file.dataStore);
      if (faults.length > 0) throw new Error(`${JSON.stringify(faults.slice(0, 3))} in mutant ${count}`);
    }
    expect(loaded).toBeGreaterThan(MUTANTS / 2);
  },
  60_000 * rounds,
);
