/** The e-mails that the server sends about accounts. The link is between body and end, on a line of its own. */
export const mail = {
  hello: 'Hello,',
  helloName: 'Hello {{name}},',
  verification: {
    subject: 'Verify your e-mail address',
    body: 'Welcome to Bellgrid. Please open this link to verify your e-mail address:',
    end: 'The link is valid for one day. If you did not sign up, you can ignore this message.',
  },
  signUpAttempt: {
    subject: 'You already have an account',
    body: 'Someone, perhaps you, tried to sign up for Bellgrid with your e-mail address. You already have an account:',
    end: 'If it was not you, you can ignore this message: nothing has changed.',
  },
  passwordReset: {
    subject: 'Reset your password',
    body: 'Please open this link to choose a new password for Bellgrid:',
    end: 'The link is valid for one hour. If you did not request it, you can ignore this message: your password stays as it is.',
  },
};
