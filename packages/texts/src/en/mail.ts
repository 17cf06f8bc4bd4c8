/** The e-mails that the server sends about accounts. The link is between body and end, on a line of its own. */
export const mail = {
  hello: 'Hello,',
  helloName: 'Hello {{name}},',
  verification: {
    subject: 'Verify your e-mail address',
    body: 'Welcome to Bellgrid. Please open this link to verify your e-mail address:',
    end: 'The link is valid for one day. If you did not sign up, you can ignore this message.',
  },
  newAddress: {
    subject: 'Verify your new e-mail address',
    body: 'This address was entered for your Bellgrid account. Please open this link in the browser in which you are signed in; from then on you sign in with this address:',
    end: 'The link is valid for one day. If you did not enter this address, you can ignore this message.',
  },
  signUpAttempt: {
    subject: 'You already have an account',
    body: 'Someone, perhaps you, tried to sign up for Bellgrid with your e-mail address. You already have an account:',
    end: 'If it was not you, you can ignore this message: nothing has changed.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    body: 'The password of your Bellgrid account was changed, and all other sessions were ended. If it was not you, choose a new password at once:',
    end: 'If it was you, you can ignore this message.',
  },
  addressChange: {
    subject: 'A new e-mail address was entered',
    body: 'The address {{email}} was entered for your Bellgrid account. It replaces this one as soon as the link that we sent there is opened. If it was not you, choose a new password at once:',
    end: 'If it was you, you can ignore this message.',
  },
  schedule: {
    first: {
      subject: 'Your schedule at {{school}}',
      body: 'Attached is your schedule at {{school}}.',
    },
    changed: {
      subject: 'Your schedule at {{school}} changes',
      body: 'Your schedule at {{school}} changes. The new one is attached.',
    },
    validFrom: 'It applies from {{date}}.',
    changes: 'What changes for you:',
    page: 'Your schedule on the page of the school:',
    calendar:
      'For the calendar of your phone or computer, subscribe to this address. It follows later changes:',
    sender: '{{school}} sends you this message with Bellgrid. Answers go to the school.',
    unsubscribe: 'If you want no more of them, unsubscribe with one click:',
  },
  codesOn: {
    subject: 'Two-factor sign-in is on',
    body: 'Signing in to your Bellgrid account now takes a code from your app as well, and all other sessions were ended. Your account:',
    end: 'If it was not you, choose a new password at once.',
  },
  codesOff: {
    subject: 'Two-factor sign-in is off',
    body: 'Signing in to your Bellgrid account no longer takes a code. Your account:',
    end: 'If it was not you, choose a new password at once.',
  },
  recoveryCodes: {
    subject: 'New recovery codes were made',
    body: 'New recovery codes were made for your Bellgrid account. The earlier ones no longer work. Your account:',
    end: 'If it was not you, choose a new password at once.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    body: 'A passkey was added to your Bellgrid account: the device that has it can sign in. Your account:',
    end: 'If it was not you, remove the passkey there and choose a new password at once.',
  },
  deletion: {
    subject: 'Your account will be deleted',
    body: 'Your Bellgrid account and its school will be deleted on {{date}}. To keep them, sign in before then:',
    end: 'If it was not you, choose a new password at once.',
  },
  licenceRequest: {
    subject: 'Bellgrid: a request for a licence',
    body_one: '{{school}} ({{email}}) requests a licence for {{count, number}} teacher. The school:',
    body_other: '{{school}} ({{email}}) requests a licence for {{count, number}} teachers. The school:',
  },
  errorReport: {
    subject: 'Bellgrid: a report of an error',
    body: 'A user has sent this report. The school:',
  },
  passwordReset: {
    subject: 'Reset your password',
    body: 'Please open this link to choose a new password for Bellgrid:',
    end: 'The link is valid for one hour. If you did not request it, you can ignore this message: your password stays as it is.',
  },
};
