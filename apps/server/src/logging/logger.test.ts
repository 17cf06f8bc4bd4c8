import { describe, expect, it } from 'vitest';
import { createLogger, loggedPath } from './logger.ts';

describe('the log', () => {
  it('holds no secret and no address of a person', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    log.info(
      { password: 's3cret', email: 's3cret', body: { newPassword: 's3cret', user: { token: 's3cret' } } },
      'a',
    );
    log.warn(
      { headers: { cookie: 's3cret', authorization: 's3cret', 'set-cookie': ['s3cret'] }, url: 's3cret' },
      'b',
    );
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('s3cret');
    expect(lines.join('')).toContain('[redacted]');
  });

  it('holds of an error its text and place, without addresses', () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const refused = new Error('all recipients were rejected: 550 zoë.roe@school.example unknown');
    log.error(
      { err: Object.assign(refused, { code: 'EENVELOPE', rejected: ['zoë.roe@school.example'] }) },
      'x',
    );
    const detail = 'Key (email)=(zoë.roe@school.example) already exists.';
    log.error({ err: Object.assign(new Error('duplicate key'), { detail, code: '23505' }) }, 'y');
    expect(lines.join('')).not.toContain('school.example');
    const [first, second] = lines.map((line) => JSON.parse(line).err);
    expect(first).toMatchObject({ type: 'Error', code: 'EENVELOPE', stack: expect.stringContaining('at ') });
    expect(first.message).toBe('all recipients were rejected: 550 [address] unknown');
    expect(second).toMatchObject({ message: 'duplicate key', code: '23505' });
  });

  it('cuts paths of accounts, which carry tokens', () => {
    expect(loggedPath('/api/auth/reset-password/s3cret')).toBe('/api/auth/reset-password');
    expect(loggedPath('/api/versions/latest')).toBe('/api/versions/latest');
  });
});
