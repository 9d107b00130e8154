import type { security as indonesian } from '../id/security'

export const security: typeof indonesian = {
  emailChange: {
    subject: 'Verify your new email',
    title: 'Your new email',
    lines: [
      'Click the button below to use this address for your account. Until then the old one stays in use.',
    ],
    button: 'Use this address',
    note: 'The link is valid for 24 hours and asks for the account’s password on another device. If you did not ask for it, open it and choose “This wasn’t me”.',
  },
  notice: {
    warning: 'If this was not you, change your password immediately and sign out other devices.',
    button: 'Open account security',
    note: 'If it was you, there is nothing to do.',
  },
  emailChangeNotice: email => ({
    subject: 'Your account email is about to change',
    line: `Someone who knows your password asked for this account to use ${email}. This address stays in use until the new one is verified.`,
  }),
  mobileNumberVerified: {
    subject: 'Your mobile number is verified',
    line: 'A mobile number was verified for your account. It can now be used to sign in and receive codes.',
  },
  secondFactor: {
    on: {
      subject: 'Two-step verification is on',
      line: 'From now on, signing in needs a code from your authenticator app. You were signed out on other devices.',
    },
    off: {
      subject: 'Two-step verification is off',
      line: 'Signing in to your account now needs only your password.',
    },
    staff: {
      subject: 'Our staff turned off two-step verification',
      line: 'Our staff turned off two-step verification for your account and signed you out on every device. Sign in with your password, then turn it on again under account security.',
    },
    codes: {
      subject: 'New recovery codes were created',
      line: 'New recovery codes were created for your account. The old ones no longer work.',
    },
  },
  recoveryCodeUsed: left => ({
    subject: 'A recovery code was used',
    line: `Someone signed in to your account with a recovery code. Codes left: ${left}.`,
  }),
  googleLinked: {
    subject: 'A Google account is linked',
    line: 'You can now sign in with the Google account of this address.',
  },
  googleUnlinked: {
    subject: 'Your Google account is no longer linked',
    line: 'Your Google account can no longer be used to sign in. You were signed out on all other devices.',
  },
  remainingMethods: 'From now on you can sign in to your account with:',
}
