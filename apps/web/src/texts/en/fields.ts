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
  number: {
    missing: 'Enter a whole number: {{range}}.',
    inDigits: '{{typed}} is not written in digits alone. Enter {{range}}.',
    range: '{{least, number}}\u00a0to\u00a0{{most, number}}',
    rangeFrom: '{{least, number}}\u00a0or\u00a0more',
    setToLeast: '{{typed}} was set to {{value, number}}, the least there can be.',
    setToMost: '{{typed}} was set to {{value, number}}, the most there can be.',
    more: 'One more',
    less: 'One less',
  },
};
