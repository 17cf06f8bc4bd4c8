export const importing = { title: 'Import a file' };
