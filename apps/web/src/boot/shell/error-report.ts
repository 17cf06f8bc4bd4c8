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

interface Circumstances {
  readonly at: Date;
  readonly place: string;
  readonly browser: string;
  /** Of people and the school: they are taken out. */
  readonly names: readonly string[];
}

/** Shorter names occur within other words. */
const SHORTEST_NAME = 3;

/** The facts about an error that a developer needs: version, place, browser, message and stack, without names. */
export function errorReport(error: unknown, { at, place, browser, names }: Circumstances): string {
  const refusal =
    error instanceof CallRefusal ? [`Code: ${error.code}`, `Request: ${error.requestId ?? 'none'}`] : [];
  const text = [
    `Bellgrid ${APP_VERSION}`,
    `Time: ${at.toISOString()}`,
    `Screen: ${place}`,
    `Browser: ${browser}`,
    ...refusal,
    '',
    ...causesOf(error),
  ].join('\n');
  const known = names.filter((name) => name.length >= SHORTEST_NAME).sort((a, b) => b.length - a.length);
  return known.reduce((report, name) => report.replaceAll(name, '…'), text);
}
