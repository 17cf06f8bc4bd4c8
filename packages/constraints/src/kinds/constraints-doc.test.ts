import { expect, it } from 'vitest';
import { constraintsDoc } from '../testing/constraints-doc.ts';

it('docs/constraints.md is what the registry says (else: npx vitest run constraints-doc -u)', async () => {
  await expect(constraintsDoc()).toMatchFileSnapshot('../../../../docs/constraints.md');
});
