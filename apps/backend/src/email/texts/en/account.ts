import type { account as indonesian } from '../id/account'

export const account: typeof indonesian = {
  verification: {
    subject: 'Verify your email',
    heading: 'Welcome',
    lines: ['One more step: click the button below to verify your email and continue your registration.'],
    button: 'Verify email',
    note: 'The link is valid for 24 hours and works on any device. If you did not register, open it and choose “This wasn’t me”: we will delete the account.',
  },
  resetCode: {
    subject: 'Your code for a new password',
    title: 'Your code',
    lines: ['Enter this code to choose a new password.'],
    note: 'The code is valid for 10 minutes and can be used once. Do not share it with anyone. If you did not ask for it, ignore this email; your password stays the same.',
  },
  codeTextMessage: (product, code) =>
    `${product}: your code is ${code}. It is valid for 10 minutes. Do not share it with anyone.`,
  passwordChanged: {
    subject: 'Your password was changed',
    lines: [
      'You were signed out on all other devices.',
      'If this was not you, choose a new password immediately. From now on you can sign in to your account with:',
    ],
    button: 'Choose a new password',
    note: 'Is there a way to sign in that you do not recognise? Remove it under account security. If it was you who changed the password, there is nothing to do.',
  },
  passwords: { new: 'the new password', current: 'your password' },
  signInMethods: {
    email: (address, password) => `Email ${address} and ${password}`,
    mobileNumber: (number, password) => `Mobile number ${number} and ${password}`,
    google: 'The linked Google account',
    secondFactor: 'Each time with the code of two-step verification',
  },
  deleted: {
    subject: 'Your account was deleted',
    lines: [
      'We deleted your personal data and signed you out on every device.',
      'The organisation’s orders, invoices and activity record are kept for ten years as the law requires, without your name.',
    ],
    button: 'Contact us',
    note: 'If you did not delete it, contact us immediately.',
  },
}
