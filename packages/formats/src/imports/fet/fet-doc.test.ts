import { expect, it } from 'vitest';
import { fetDoc } from '../../testing/fet-doc.ts';
import { hasFetExamples } from '../../testing/fet-examples.ts';

it.skipIf(!hasFetExamples)(
  'docs/fet.md is what the importers do with the example files (else: npx vitest run fet-doc -u)',
  async () => {
    await expect(fetDoc()).toMatchFileSnapshot('../../../../../docs/fet.md');
  },
);
