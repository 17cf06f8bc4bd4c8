import { expect, it } from 'vitest';
import { constraintsDoc } from '../testing/constraints-doc.ts';

it('docs/constraints.md agrees with the registry (else: npx vitest run constraints-doc -u)', async () => {
  await expect(constraintsDoc()).toMatchFileSnapshot('../../../../docs/constraints.md');
});
