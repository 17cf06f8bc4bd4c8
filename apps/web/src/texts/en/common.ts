export const common = {
  productName: 'Bellgrid',
  cancel: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  back: 'Back',
  continue: 'Continue',
  somethingWrong: 'Oops! Something went wrong.',
  loading: 'Loading…',
};
