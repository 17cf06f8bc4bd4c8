import { type Finding, findingKey } from '@bellgrid/model';
import { NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';

/** A tree with these parts, each finding once. */
export function findingTree(parts: Partial<RunFindings>): RunFindings {
  const tree = { ...NO_FINDINGS, ...parts };
  return {
    ...tree,
    faults: distinct(tree.faults),
    unplaced: distinct(tree.unplaced),
    broken: distinct(tree.broken),
    warnings: distinct(tree.warnings),
  };
}

function distinct(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [findingKey(finding), finding])).values()];
}
