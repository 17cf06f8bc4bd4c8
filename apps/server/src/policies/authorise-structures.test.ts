import { expect, it } from 'vitest';
import type { Account } from '../accounts/load-account.ts';
import { authoriseStructures } from './authorise-structures.ts';

it.each([
  ['not allowed, switches them on', 0, true, false, true],
  ['not allowed, has them on already', 0, true, true, false],
  ['not allowed, switches nothing on', 0, false, false, false],
  ['allowed, switches them on', 1, true, false, false],
])('F28: several structures of an account that is %s', async (_, allowed, switchesOn, isOn, isRefused) => {
  const account = { isMultipleScheduleStructuresEnabled: allowed } as Account;
  const asked = authoriseStructures(account, switchesOn, async () => isOn);
  if (isRefused) await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  else await expect(asked).resolves.toBeUndefined();
});
