/** Fields that several forms share. */
export const fields = {
  selectAll: 'Select All',
  deselectAll: 'Deselect All',
  more: '+{{count}} more',
  showFewer: 'Show fewer',
  nothing: 'There is nothing to choose yet.',
  noMatch: 'No name matches.',
  typeForMore: '{{count}} more. Type to find them.',
  weight: 'Weight of {{label}}',
  weightOn: '{{label}} is on',
  weightOff: 'Off',
  weightHard: 'Hard',
  number: {
    missing: 'Enter a whole number: {{range}}.',
    inDigits: '{{typed}} is not a number in digits. Enter {{range}}.',
    range: '{{least, number}}\u00a0to\u00a0{{most, number}}',
    rangeFrom: '{{least, number}}\u00a0or\u00a0more',
    setToLeast: '{{typed}} was changed to {{value, number}}, the smallest possible value.',
    setToMost: '{{typed}} was changed to {{value, number}}, the largest possible value.',
    more: 'Increase',
    less: 'Decrease',
  },
};
