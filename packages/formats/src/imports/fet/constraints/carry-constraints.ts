import { value } from '@bellgrid/model';
import type { ReportBuilder } from '../report-builder.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';
import { type ChildFault, childFault } from './children.ts';
import { notCarried, type Outcome } from './constraint-importer.ts';
import { gatherRules } from './gather-rules.ts';
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
  gatherRules(context);
}

function carry(element: FetElement, context: ImportContext): Outcome {
  if (!flagOf(element, 'Active', true)) return notCarried('imports.fet.reason.inactive');
  const importer = constraintImporters.get(element.tag);
  if (!importer) return notCarried('imports.fet.reason.noImporter');
  const percent = percentOf(element);
  if (percent <= 0) return notCarried('imports.fet.reason.noWeight');
  const fault = childFault(element, importer.children);
  if (fault === null) return importer.carry(element, context, percent);
  return notCarried(faultReasons[fault.fault], { child: value.text(fault.child) });
}

const faultReasons: Readonly<Record<ChildFault['fault'], string>> = {
  unknown: 'imports.fet.reason.unknownChild',
  missing: 'imports.fet.reason.missingChild',
  repeated: 'imports.fet.reason.repeatedChild',
};

function percentOf(element: FetElement): number {
  const text = element.text('Weight_Percentage').trim();
  const percent = text === '' ? 100 : Number(text);
  if (percent >= 0 && percent <= 100) return percent;
  const values = { element: value.text(element.tag), found: value.text(text) };
  throw new FetRefusal({ code: 'imports.fet.notAPercentage', values }, element.line, element.tag);
}
