import i18next, { type ParseKeys } from 'i18next';

/** True when a string from another package is the id of a text of the catalogue. */
export const isTextId = (id: string | undefined): id is ParseKeys => id !== undefined && i18next.exists(id);
