import { hashOfText } from '../draft/derived-id.ts';
import type { Draft } from '../draft/draft.ts';
import { textInOrder } from './serialize-draft-file.ts';

/** The draft without what screens remember, such as settings of pages: the school with its timetable. */
export const schoolOf = (draft: Draft): Draft => ({ ...draft, config: { ...draft.config, pageMemory: {} } });

/** A hash that drafts of the same school with the same timetable share. */
export const schoolHash = (draft: Draft): string => hashOfText(textInOrder(schoolOf(draft)));
