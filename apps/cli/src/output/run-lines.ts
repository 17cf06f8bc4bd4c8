import type { Draft, Finding } from '@bellgrid/model';
import {
  type Conflict,
  type Repair,
  type RunFindings,
  type RunResult,
  separateFaults,
} from '@bellgrid/protocol';
import { messageDetails, messageText, textOf } from '@bellgrid/texts';
import { texts, textsForPrograms } from '../command-line/texts.ts';

/**
 * Settings for showing a result: with the names of this draft, and with all details of a sentence when
 * `isDetailed`.
 */
export interface Shown {
  readonly draft: Draft;
  readonly isDetailed: boolean;
}

/**
 * A line for each finding: the faults that are told with no conflict, then each conflict with its members and counted
 * contradictions below it and its repairs numbered, then what is unplaced or broken, then warnings. A change of a rule that
 * ends all conflicts comes before all that it ends.
 */
export function findingLines(findings: RunFindings, shown: Shown): string[] {
  const { conflicts, repairs, unplaced, broken, warnings } = findings;
  const bullets = (list: readonly Finding[]) => list.flatMap((each) => lineOf(each, '- ', shown));
  const several = conflicts.length > 1;
  const heading = texts.t(several ? 'cliRun.repairsOfAll' : 'cliRun.repairs', { count: repairs.length });
  const repairsOfAll = repairLines(heading, repairs, shown);
  const isOneEnough = repairs.some(({ action }) => action !== 'leaveOut');
  return [
    ...(isOneEnough ? repairsOfAll : []),
    ...bullets(separateFaults(findings)),
    ...conflicts.flatMap((conflict) => conflictLines(conflict, shown, conflicts.length - 1)),
    ...(isOneEnough ? [] : repairsOfAll),
    ...bullets(unplaced),
    ...bullets(broken),
    ...warnings.flatMap((each) =>
      lineOf(each, '', shown, (warning) => texts.t('cliRun.warning', { warning })),
    ),
  ];
}

function conflictLines(
  { summary, members, repairs, noRepair, counts }: Conflict,
  shown: Shown,
  others: number,
): string[] {
  return [
    ...lineOf(summary, '', shown, (conflict) => texts.t('cliRun.conflict', { conflict })),
    ...members.flatMap((member) => lineOf(member, '  - ', shown)),
    ...(counts?.beside ?? []).flatMap((fault) =>
      lineOf(fault, '  ', shown, (counted) => texts.t('cliRun.countedBeside', { counted })),
    ),
    ...repairLines(texts.t('cliRun.repairs'), repairs, shown, others),
    ...(noRepair ? [`  ${messageText(texts, shown.draft, noRepair)}`] : []),
  ];
}

/** @param others the conflicts that remain with one of the repairs made. */
function repairLines(heading: string, repairs: readonly Repair[], shown: Shown, others = 0): string[] {
  if (repairs.length === 0) return [];
  const lines = repairs.flatMap((repair, index) =>
    lineOf(repair.finding, `  ${index + 1}. `, shown, (change) =>
      texts.t('cliRun.repair', { change, facts: factsOf(repair, others).join('; ') }),
    ),
  );
  return [heading, ...lines];
}

function lineOf(
  finding: Finding,
  start: string,
  { draft, isDetailed }: Shown,
  put: (sentence: string) => string = (sentence) => sentence,
): string[] {
  const line = `${start}${put(messageText(texts, draft, finding))}`;
  if (!isDetailed) return [line];
  const indent = ' '.repeat(start.length - start.trimStart().length + 4);
  return [line, ...messageDetails(texts, draft, finding).map((detail) => `${indent}${textOf(detail)}`)];
}

function factsOf({ cost, unplaced, action }: Repair, others: number): string[] {
  // The timetable was improved for a moment only.
  const facts = [texts.t(cost > 0 ? 'cliRun.costAtMost' : 'cliRun.cost', { cost })];
  // The sentence of the other changes names the lessons that they leave out.
  if (unplaced.length > 0 && action !== 'leaveOut')
    facts.push(texts.t('cliRun.withoutOthers', { count: unplaced.length }));
  if (others > 0) facts.push(texts.t('cliRun.othersRemain', { count: others }));
  return facts;
}

/** The findings for a program: each with its English sentence beside its code and values. */
export function withSentences(findings: RunFindings, draft: Draft): unknown {
  const english = textsForPrograms();
  const spoken = (finding: Finding) => ({ sentence: messageText(english, draft, finding), ...finding });
  const repaired = ({ finding, ...repair }: Repair) => ({ ...spoken(finding), ...repair });
  return {
    faults: findings.faults.map(spoken),
    conflicts: findings.conflicts.map(({ summary, members, repairs, noRepair }) => ({
      summary: spoken(summary),
      members: members.map(spoken),
      repairs: repairs.map(repaired),
      ...(noRepair ? { noRepair: { sentence: messageText(english, draft, noRepair), ...noRepair } } : {}),
    })),
    repairs: findings.repairs.map(repaired),
    unplaced: findings.unplaced.map(spoken),
    broken: findings.broken.map(spoken),
    warnings: findings.warnings.map(spoken),
  };
}

/** Additions to a result that was cancelled while its reasons and repairs were being looked for. */
export function cutShortBy(
  status: RunResult['status'],
  isCancelled: boolean,
): { json: { cutShort?: true }; lines: string[] } {
  if (status !== 'INFEASIBLE' || !isCancelled) return { json: {}, lines: [] };
  return { json: { cutShort: true }, lines: [texts.t('cliRun.cutShort')] };
}

/** The outcome of a check, in a sentence. */
export function checkVerdict({ status, check, findings }: RunResult): string {
  if (status === 'NO_LESSONS') return texts.t('cliRun.noLessons');
  switch (check) {
    case 'timetableExists':
      return texts.t('cliRun.check.timetableExists');
    case 'contradiction':
      return texts.t(findings.faults.length > 0 ? 'cliRun.check.counted' : 'cliRun.check.proved');
    case 'notDecided':
      return texts.t('cliRun.check.notDecided');
    case null:
      return texts.t('cliRun.check.cancelled');
  }
}

/** The outcome of a solve, with its figures. */
export function solveVerdict(result: RunResult): string[] {
  const { status, solution, seconds } = result;
  const time = texts.t('cliRun.time', { seconds: seconds.toFixed(1) });
  if (status === 'NO_LESSONS') return [texts.t('cliRun.noLessons'), time];
  const verdict = texts.t(`cliRun.status.${status}`);
  return [
    texts.t('names.noted', { label: verdict, note: status }),
    solution === null ? time : `${sumsOf(result)} ${time}`,
    ...(result.quality ? [numbersLine(result.quality)] : []),
    ...(result.moved ? [movesLine(result.moved)] : []),
  ];
}

/** The numbers by which a school judges a timetable. */
function numbersLine({ wishes, ...numbers }: NonNullable<RunResult['quality']>): string {
  const notMet = wishes.reduce((sum, { count }) => sum + count, 0);
  return texts.t('cliRun.numbers', { ...numbers, notMet });
}

/** The lessons that have another start than in the file, with what they count as where that differs. */
function movesLine({ lessons, counted }: NonNullable<RunResult['moved']>): string {
  const count = lessons;
  return counted === lessons
    ? texts.t('cliRun.moves', { count })
    : texts.t('cliRun.movesCounted', { count, counted });
}

/** The lessons that are placed, the hard rules that are broken and the cost, in sentences. */
export const sumsOf = ({
  placed,
  lessons,
  hardViolations,
  cost,
}: Pick<RunResult, 'placed' | 'lessons' | 'hardViolations' | 'cost'>): string =>
  texts.t('cliRun.sums', { placed, lessons, broken: hardViolations, cost });
