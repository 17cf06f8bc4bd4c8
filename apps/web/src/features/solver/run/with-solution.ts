import { commands, type Draft, runCommand, type Solution } from '@bellgrid/model';

/** The drafts into which each timetable was taken. */
const taken = new WeakMap<Solution, WeakMap<Draft, Draft>>();

/** The draft with a timetable as it would be taken over: the same for all who ask. */
export function withSolution(draft: Draft, solution: Solution): Draft {
  const drafts = taken.get(solution) ?? new WeakMap<Draft, Draft>();
  const after = drafts.get(draft) ?? runCommand(draft, commands.applySolution, { solution });
  taken.set(solution, drafts.set(draft, after));
  return after;
}
