import type { FetElement } from '../xml/fet-element.ts';

/**
 * The children that a constraint may have, by their current names, and how often: exactly once, at most once, any number
 * of times, or any number of elements that have children in turn.
 */
export interface Children {
  readonly [tag: string]: 'once' | 'optional' | 'repeated' | Children;
}

/** Every constraint may have these. */
const common: Children = { Weight_Percentage: 'optional', Active: 'optional', Comments: 'optional' };

/** Activities by id, with their number. */
export const activityList: Children = { Activity_Id: 'repeated', Number_of_Activities: 'optional' };

/** Pairs of day and hour in elements of this name, with their number. */
export function childCells(item: string): Children {
  return { [item]: { Day: 'once', Hour: 'once' }, [`Number_of_${item}s`]: 'optional' };
}

/** A child that a constraint has or lacks against its declaration. */
export interface ChildFault {
  readonly fault: 'unknown' | 'missing' | 'repeated';
  readonly child: string;
}

/**
 * The first child of a constraint that its declaration does not allow, null when there is none. A constraint with such
 * a child could mean something else than its importer reads, most often something narrower.
 */
export function childFault(constraint: FetElement, children: Children): ChildFault | null {
  return faultIn(constraint, { ...common, ...children });
}

function faultIn(element: FetElement, children: Children): ChildFault | null {
  const counts = element.childCounts();
  for (const child of counts.keys()) {
    if (!Object.hasOwn(children, child)) return { fault: 'unknown', child };
  }
  for (const [child, allowed] of Object.entries(children)) {
    const count = counts.get(child) ?? 0;
    if (allowed === 'once' && count === 0) return { fault: 'missing', child };
    if ((allowed === 'once' || allowed === 'optional') && count > 1) return { fault: 'repeated', child };
    if (typeof allowed !== 'object') continue;
    for (const item of element.all(child)) {
      const fault = faultIn(item, allowed);
      if (fault) return fault;
    }
  }
  return null;
}
