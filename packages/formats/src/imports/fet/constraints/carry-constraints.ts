import { FetRefusal } from '../refusal.ts';
import type { ReportBuilder } from '../report-builder.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { type ChildFault, childFault } from './children.ts';
import { notCarried, type Outcome } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { flagOf } from './references.ts';
import { constraintImporters } from './registry.ts';

/** Carries the file's constraints into the draft and counts what became of each. */
export function carryConstraints(
  context: ImportContext,
  report: ReportBuilder,
  refuse: (refusal: FetRefusal) => void,
): void {
  const order = new Map([...constraintImporters.keys()].map((name, index) => [name, index]));
  const sorted = [...context.file.constraints].sort(
    (a, b) => (order.get(a.tag) ?? Number.MAX_VALUE) - (order.get(b.tag) ?? Number.MAX_VALUE),
  );
  for (const element of sorted) {
    try {
      report.count(element.tag, carry(element, context));
    } catch (error) {
      if (!(error instanceof FetRefusal)) throw error;
      refuse(error);
    }
  }
}

function carry(element: FetElement, context: ImportContext): Outcome {
  if (!flagOf(element, 'Active', true)) return notCarried('it is not active');
  const importer = constraintImporters.get(element.tag);
  if (!importer) return notCarried('this kind of constraint is not carried yet');
  const percent = percentOf(element);
  if (percent <= 0) return notCarried('its weight is 0');
  const fault = childFault(element, importer.children);
  return fault ? notCarried(faultReason(fault)) : importer.carry(element, context, percent);
}

function faultReason({ fault, child }: ChildFault): string {
  if (fault === 'unknown') return `it has <${child}>, which is not known and may change its meaning`;
  return fault === 'missing' ? `it has no <${child}>` : `it has <${child}> more than once`;
}

function percentOf(element: FetElement): number {
  const text = element.text('Weight_Percentage').trim();
  const percent = text === '' ? 100 : Number(text);
  if (percent >= 0 && percent <= 100) return percent;
  const message = `The weight percentage of ${element.tag} is "${text}"; it must be a number from 0 to 100.`;
  throw new FetRefusal(message, element.line, element.tag);
}
