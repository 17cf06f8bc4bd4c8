import { Buffer } from 'node:buffer';
import { signUp } from './support/account.ts';
import { expect, test } from './support/test.ts';

const bomb = '<?xml version="1.0"?><!DOCTYPE fet [<!ENTITY a "aaaa">]><fet version="6.8.5">&a;</fet>';

const badFiles = [
  { name: 'notes.json', content: 'these are my notes', says: 'not JSON: at line 1, column 1' },
  {
    name: 'truncated.json',
    content: '{"fileVersion": 21, "dataStore": {',
    says: 'ends too early, at line 1, column 35',
  },
  { name: 'nested.json', content: '['.repeat(10_000), says: 'nests deeper than 100 levels' },
  { name: 'doctype.fet', content: bomb, says: 'DOCTYPE' },
  {
    name: 'latin.json',
    content: Buffer.from('{"dataStore": {"schoolData": {"schoolName": "Zoë Müller"}}}', 'latin1'),
    says: 'not text in UTF-8',
  },
  { name: 'notes.txt', content: 'these are my notes', says: 'format is not known' },
  {
    name: 'truncated.fet',
    content: '<?xml version="1.0"?>\n<fet version="6.8.5">\n<Days_List>',
    says: 'cut off',
  },
];

test('an unreadable file is refused with the fault and its place, and nothing changes', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Import a file' }).click();
  const dialog = page.getByRole('dialog');
  for (const { name, content, says } of badFiles) {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('Import Error')).toBeVisible();
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(says);
    await dialog.getByRole('button', { name: 'Choose another file' }).click();
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Try an example school' })).toBeVisible();
});
