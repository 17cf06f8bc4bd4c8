export const common = {
  productName: 'Bellgrid',
  cancel: 'Cancel',
  close: 'Close',
  somethingWrong: 'Oops! Something went wrong.',
  loading: 'Loading…',
};
