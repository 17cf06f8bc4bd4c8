import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';

/** The secret that signs the cookies: made once, kept in the data folder for the server's user alone. */
export function authSecret(dataFolder: string): string {
  const file = join(dataFolder, 'auth-secret');
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new StartError(operatorTexts.t('operator.start.secretDamaged', { file }));
  return secret;
}
