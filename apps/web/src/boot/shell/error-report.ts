import { CallRefusal } from '../../platform/api/refusal.ts';
import { APP_VERSION } from '../../platform/version.ts';

function causesOf(error: unknown): string[] {
  const lines: string[] = [];
  for (let cause = error, depth = 0; cause !== undefined && depth < 5; depth += 1) {
    lines.push(cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return lines;
}

/**
 * The facts about an error that a developer needs: version, place, browser, message and stack; no school
 * data.
 */
export function errorReport(error: unknown, at: Date, place: string, browser: string): string {
  const refusal =
    error instanceof CallRefusal ? [`Code: ${error.code}`, `Request: ${error.requestId ?? 'none'}`] : [];
  return [
    `Bellgrid ${APP_VERSION}`,
    `Time: ${at.toISOString()}`,
    `Screen: ${place}`,
    `Browser: ${browser}`,
    ...refusal,
    '',
    ...causesOf(error),
  ].join('\n');
}
