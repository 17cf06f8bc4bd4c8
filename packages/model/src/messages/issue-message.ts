import type * as z from 'zod';
import type { Message } from './message.ts';
import { value } from './value.ts';

/** The fault that a schema finds in a value, with the field that it is in. */
export function issueMessage(issue: z.core.$ZodIssue): Message {
  const field = value.text(String(issue.path.findLast((key) => typeof key === 'string') ?? ''));
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined && issue.message.endsWith('undefined')
        ? { code: 'faults.missing', values: { field } }
        : { code: 'faults.type', values: { field, expected: { code: typeCode(issue.expected) } } };
    case 'too_small':
      return { code: sizeCode('tooSmall', issue.origin), values: { field, count: Number(issue.minimum) } };
    case 'too_big':
      return { code: sizeCode('tooBig', issue.origin), values: { field, count: Number(issue.maximum) } };
    case 'invalid_value': {
      const options = issue.values.map((each) => ({
        code: 'faults.option',
        values: { option: value.text(String(each)) },
      }));
      return { code: 'faults.options', values: { field, options: value.messages(options, 'or', 12) } };
    }
    case 'unrecognized_keys':
      return { code: 'faults.unknownField', values: { field: value.text(issue.keys.join(', ')) } };
    default:
      return { code: 'faults.other', values: { field } };
  }
}

function sizeCode(fault: 'tooSmall' | 'tooBig', origin: string): string {
  if (origin === 'string') return `faults.${fault}.text`;
  return origin === 'array' || origin === 'set' ? `faults.${fault}.list` : `faults.${fault}.number`;
}

const types = new Set(['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'null']);

function typeCode(expected: string): string {
  return `faults.types.${types.has(expected) ? expected : 'other'}`;
}
