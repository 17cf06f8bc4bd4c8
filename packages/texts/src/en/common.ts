export const common = {
  productName: 'Bellgrid',
  cancel: 'Cancel',
  close: 'Close',
  somethingWrong: 'Oops! Something went wrong.',
  loading: 'Loading…',
  find: 'Search names',
  nothingFound: 'No name matches',
  danger: {
    title: 'Destructive Action Ahead!',
    undo: 'Undo can bring it back as long as this window stays open.',
  },
};
