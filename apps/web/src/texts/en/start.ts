export const start = { screenTitle: 'Schedule Structure' };
