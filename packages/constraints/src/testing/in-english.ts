import type { Draft, Finding, Message } from '@bellgrid/model';
import { createTexts, messageDetails, messageText, textOf } from '@bellgrid/texts';

const texts = createTexts();

/** A message in English. */
export function inEnglish(draft: Draft, message: Message): string {
  return messageText(texts, draft, message);
}

/** A finding with its sentence in English, the lists that the sentence shows in part, and its records. */
export function spoken(draft: Draft, { code, values, about }: Finding) {
  const {
    lessons = [],
    constraints = [],
    teachers = [],
    groups = [],
    classrooms = [],
    subjects = [],
  } = about;
  const message = { code, ...(values ? { values } : {}) };
  return {
    /** The check that found it, e.g. `overloaded`. */
    kind: code.split('.')[1] ?? code,
    sentence: messageText(texts, draft, message),
    details: messageDetails(texts, draft, message).map(textOf),
    ...{ lessons, constraints, teachers, groups, classrooms, subjects },
  };
}
