import { beginCodes, confirmCodes } from '@bellgrid/protocol';
import type { Client } from './client.ts';
import { codeApp } from './code-app.ts';

/** Sets up codes from an app for a user; answers the app. */
export async function enrol(client: Client, password = 'hill-secret-1'): Promise<() => string> {
  const begun = await client.call(beginCodes, { password });
  if (begun.status !== 200) throw new Error(`No secret: ${JSON.stringify(begun.body)}`);
  const nextCode = codeApp(begun.body.uri);
  const done = await client.call(confirmCodes, { code: nextCode() });
  if (done.status !== 200) throw new Error(`Not enrolled: ${JSON.stringify(done.body)}`);
  return nextCode;
}
