export type {
  Assignment,
  DayCountRule,
  DaysUsedRule,
  EvaluatedRule,
  PairRule,
  Problem,
  Rule,
} from './problem/problem.ts';
