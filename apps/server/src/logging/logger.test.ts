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

  it('cuts paths of accounts, which carry tokens', () => {
    expect(loggedPath('/api/auth/reset-password/s3cret')).toBe('/api/auth/reset-password');
    expect(loggedPath('/api/versions/latest')).toBe('/api/versions/latest');
  });
});
