import i18next, { type ParseKeys } from 'i18next';

/** Whether a string from another package is the id of one of our texts. */
export const isTextId = (id: string | undefined): id is ParseKeys => id !== undefined && i18next.exists(id);
