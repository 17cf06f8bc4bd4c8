import { deleteUser, impersonate, me, stopImpersonation } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { setAdministrator } from '../administration/administrators.ts';
import { useLiveChannels } from '../test-support/connect-live.ts';
import { enrol } from '../test-support/second-factor.ts';
import { signUp } from '../test-support/sign-up.ts';
import { useServerProcesses } from '../test-support/use-server-processes.ts';

const servers = useServerProcesses();
const connect = useLiveChannels();

it('a session that ends at one server ends its live channels at every other', async () => {
  const [here, there] = await Promise.all([servers.start().url(), servers.start().url()]);
  /** A channel of this session at the other server. */
  const channelAfar = async (cookie: string) => {
    const channel = connect(there, cookie);
    await channel.ready;
    return channel;
  };
  const school = await signUp(here, 'school@example.org', servers.world().dataDir);
  const chief = await signUp(here, 'chief@example.org', servers.world().dataDir);
  const { uid } = (await school.call(me, {})).body;
  const db = await servers.world().openDatabase();
  const grant = { email: 'chief@example.org', now: new Date() };
  await setAdministrator(db, { ...grant, isAdministrator: true });
  await enrol(chief);
  const own = chief.at(here);

  await chief.call(impersonate, { uid });
  const first = await channelAfar(chief.cookie);
  await chief.call(stopImpersonation, {});
  expect(await first.ended).toBe('SESSION_ENDED');

  await chief.call(impersonate, { uid });
  const second = await channelAfar(chief.cookie);
  const ofAdministrator = await channelAfar(own.cookie);
  await setAdministrator(db, { ...grant, isAdministrator: false });
  await db.destroy();
  expect(await second.ended).toBe('SESSION_ENDED');
  expect(ofAdministrator.socket.connected).toBe(true);

  await own.post('/api/auth/sign-out', {});
  expect(await ofAdministrator.ended).toBe('SESSION_ENDED');

  const ofSchool = await channelAfar(school.cookie);
  expect((await school.call(deleteUser, { password: 'hill-secret-1' })).status).toBe(200);
  expect(await ofSchool.ended).toBe('SESSION_ENDED');
});
