/** The place of a period's number in its name. */
const TOKEN = '{n}';

/** The names of the periods in the form of the builder. */
export type PeriodNaming = 'plain' | 'word' | 'short' | 'own';
export const namings: readonly PeriodNaming[] = ['plain', 'word', 'short', 'own'];

/** The template of names of which the first is this one: 'Period 1' is counted on, 'Period' gets a number. */
export function templateOf(first: string): string {
  const name = first.trim();
  const match = /^(.*?)1(\D*)$/.exec(name);
  if (match) return `${match[1]}${TOKEN}${match[2]}`;
  return name === '' ? TOKEN : `${name} ${TOKEN}`;
}

/** The first names by a template, as an example: '1, 2, 3'. */
export function examplesOf(template: string): string {
  return ['1', '2', '3'].map((number) => template.replaceAll(TOKEN, number)).join(', ');
}
