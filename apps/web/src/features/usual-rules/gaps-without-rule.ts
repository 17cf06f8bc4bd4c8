import { type Draft, WEIGHT } from '@bellgrid/model';

/** Those whose gaps no rule of a school is about; null where there are rules for classes and for teachers. */
export function gapsWithoutRule(draft: Draft): 'both' | 'classes' | 'teachers' | null {
  const isRuled = (type: 'groupConstraint' | 'teacherConstraint') =>
    Object.values(draft.constraints).some(
      (rule) => rule.type === type && 'maxGaps' in rule && rule.weight !== WEIGHT.OFF,
    );
  const [classes, teachers] = [isRuled('groupConstraint'), isRuled('teacherConstraint')];
  if (classes && teachers) return null;
  if (!classes && !teachers) return 'both';
  return classes ? 'teachers' : 'classes';
}
