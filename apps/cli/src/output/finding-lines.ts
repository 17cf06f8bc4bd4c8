import type { Finding } from '@bellgrid/constraints';

/** A line per finding; what a sentence sums up follows it where `isDetailed`. */
export function findingLines(findings: readonly Finding[], isDetailed: boolean): string[] {
  return findings.flatMap(({ sentence, details = [] }) => [
    `- ${sentence}`,
    ...(isDetailed ? details.map((line) => `    ${line}`) : []),
  ]);
}
