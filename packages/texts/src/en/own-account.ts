export const ownAccount = {
  title: 'Account',
  impersonated: 'You are acting as this school: its account can be changed by its owner alone.',
  current: 'Current password',
  names: {
    title: 'You and your school',
    save: 'Save names',
    saved: 'Your names are saved',
    differ: 'Your account says “{{name}}”. Save to use one name for both.',
  },
  email: {
    title: 'E-mail address',
    now: 'You sign in with {{email}}.',
    new: 'New e-mail address',
    submit: 'Change address',
    sent: 'We have sent a link to {{email}}. Your address changes as soon as it is opened.',
  },
  password: {
    title: 'Password',
    hintAdministrator: 'At least 12 characters',
    submit: 'Change password',
    changed: 'Your password is changed. You are signed out everywhere else.',
  },
  sessions: {
    title: 'Signed in on',
    here: 'This device',
    since: 'Signed in {{time}}',
    unknown: 'Unknown device',
    end: 'Sign out everywhere else',
    ended: 'You are signed out everywhere else',
    failed: 'The devices could not be loaded.',
  },
  screen: {
    title: 'Language and appearance',
    mails: 'Of the screens, and of the e-mails that you get',
  },
  data: {
    title: 'Your data',
    body: 'Your account, your school, the list of its versions, your devices, and what administrators did, in one file. Each older version can be downloaded from the version history.',
    download: 'Download my data',
    deleteBody:
      'Deleting your account deletes your school and all of its versions for good. Download them first.',
    delete: 'Delete account',
    deleteTitle: 'Delete your account?',
    deleteQuestion: '{{school}} and all of its versions are deleted at once. This cannot be undone.',
  },
};
