import { describe, expect, it } from 'vitest';
import { constraint } from '../../../testing/fet-text.ts';
import { imported } from '../../../testing/imported.ts';
import { constraintImporters } from './registry.ts';

describe('the constraints that are carried', () => {
  const names = [...constraintImporters.keys()];

  it('are 120 elements of FET, no name twice', () => {
    expect(names).toHaveLength(120);
    for (const name of names) expect(name).toMatch(/^Constraint[A-Z]/);
  });

  it.each(names)('%s with a child that is not known is not carried, and says which (S7.12)', (name) => {
    const { report, rules, draft } = imported({ time: constraint(name, { Only_On_Holidays: true }) });
    expect(rules).toEqual([]);
    expect(Object.values(draft.lessons)).toMatchObject([{ timeSlot: null }]);
    const [entry, ...others] = report.notCarried;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ name, count: 1, reason: expect.stringContaining('<Only_On_Holidays>') });
  });

  const needed = names.filter((name) =>
    Object.values(constraintImporters.get(name)?.children ?? {}).includes('once'),
  );
  it.each(needed)('%s without what it is about is not carried', (name) => {
    const { report, rules } = imported({ time: constraint(name) });
    expect(rules).toEqual([]);
    expect(report.notCarried).toMatchObject([
      { name, count: 1, reason: expect.stringContaining('has no <') },
    ]);
  });
});
