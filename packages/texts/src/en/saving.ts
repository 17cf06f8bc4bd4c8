export const saving = {
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Unsaved changes',
  failed: 'Save failed',
  retry: 'Retry',
  failedTitle: "We Can't Save Your Work Right Now",
  failedBody:
    'Your changes are kept in this window and we keep trying. Keep it open, or download your work to be safe.',
  gaveUpBody:
    'We stopped trying after {{attempts}} attempts. Check your connection, then retry, or download your work to be safe.',
  tooLargeBody: 'Your school is too large to be saved here. Download your work so that nothing is lost.',
  download: 'Download',
  outOfSyncTitle: 'Syncing your data',
  outOfSyncBody:
    'Your school was changed in another window or on another device. The newest state is being loaded.',
  outOfSyncLost: 'The latest changes in this window were not saved yet.',
  outOfSyncDownload: 'Download them',
  synced: 'Your data was synced successfully',
};
