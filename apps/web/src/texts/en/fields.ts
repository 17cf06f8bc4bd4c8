/** Fields that several forms share. */
export const fields = {
  selectAll: 'Select All',
  deselectAll: 'Deselect All',
  more: '+{{count}} more',
  showFewer: 'Show fewer',
  nothing: 'There is nothing to choose yet.',
  noMatch: 'Nothing has this name.',
  typeForMore: '{{count}} more. Type to find them.',
  weight: 'Weight of {{label}}',
  weightOn: '{{label}} is on',
  weightOff: 'Off',
  weightHard: 'Hard',
};
