import type { collective as indonesian } from '../id/collective'

export const collective: typeof indonesian = {
  invitation: (product, recipient) => ({
    subject: `Your account for usage data of ${product}`,
    title: `Hello${recipient ? ` ${recipient}` : ''}, your account is ready`,
    lines: [
      'With this account, your organisation can read usage reports, the coverage of venues and the proof of every play.',
      'Open the page below and enter this email address; we will send a code with which you choose a password. After signing in, you set up two-step verification with an authenticator app. No data is shown before that.',
    ],
    button: 'Choose a password',
    note: 'This account is for you alone. All access is recorded. If you did not expect this invitation, ignore this email.',
  }),
}
