import type { MessageValue } from '../../messages/message.ts';
import { value as messageValue } from '../../messages/value.ts';
import { hasScope, type RuleRecord } from '../../records/rules/define-rule.ts';
import { ruleOf } from '../../records/rules/registry.ts';
import { baseSchema } from '../../records/rules/scope.ts';
import { isPlain, type Plain } from '../../values/plain.ts';
import type { Report } from '../load-finding.ts';

const calendarTypes: readonly unknown[] = ['teacher', 'group', 'classroom'];

/**
 * Checks a stored rule by the declaration of its kind, before its schema does. Its values are kept as far as
 * their meaning is certain; false when it must be left out. Every change is reported: a rule never loses its
 * effect in silence.
 */
export function prepareRule(record: Plain, path: string, report: Report): boolean {
  if (calendarTypes.includes(record.type)) return true;
  const rule = ruleOf({ type: String(record.type), constraint: record.constraint });
  if (!rule) {
    const name = [record.type, record.constraint].filter((each) => typeof each === 'string').join(' ');
    report.add('dropped', path, { code: 'loading.noSuchKind', values: { name: shown(name) } });
    return false;
  }
  reportUnknownFields(rule, record, path, report);
  // A scope that is read in part could be broader than it was.
  if (hasScope(rule) && isPlain(record.base) && !baseSchema.safeParse(record.base).success) {
    const values = {
      rule: shown(rule.name),
      field: shown('base'),
      found: shown(JSON.stringify(record.base)),
    };
    report.add('dropped', path, { code: 'loading.ruleUnreadable', values });
    return false;
  }
  for (const [name, field] of Object.entries(rule.fields)) {
    const value = record[name];
    if (field.schema.safeParse(value).success) continue;
    const repaired = value === undefined ? undefined : field.repair(value);
    if (repaired === undefined) {
      const code = value === undefined ? 'loading.ruleLacks' : 'loading.ruleUnreadable';
      const values = { rule: shown(rule.name), field: shown(name), found: shown(JSON.stringify(value)) };
      report.add('dropped', path, { code, values });
      return false;
    }
    record[name] = repaired;
    const values = { field: shown(name), read: shown(JSON.stringify(repaired)) };
    report.add('repaired', `${path}.${name}`, { code: 'loading.ruleRead', values });
  }
  return true;
}

/** A piece of the file in a finding. */
function shown(found: string | undefined): MessageValue {
  return messageValue.text((found ?? '').slice(0, 80));
}

/** Fields that the rules of subjects and lessons of any kind have. */
const shared = ['id', 'type', 'weight', 'constraint', 'base', 'other', 'values', 'metaData'];

function reportUnknownFields(rule: RuleRecord, record: Plain, path: string, report: Report): void {
  const { params, on } = rule;
  const names =
    on === 'side' ? shared : [...shared.slice(0, on === 'subjects' ? 3 : 4), ...Object.keys(params.shape)];
  for (const name of Object.keys(record)) {
    if (names.includes(name)) continue;
    delete record[name];
    const values = { rule: shown(rule.name), field: shown(name) };
    report.add('repaired', `${path}.${name.slice(0, 80)}`, { code: 'loading.ruleField', values });
  }
}
