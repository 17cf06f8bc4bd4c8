/** Characters that a password has at least. */
export const MIN_PASSWORD = 6;
