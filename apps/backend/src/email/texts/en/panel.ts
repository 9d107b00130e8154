import type { panel as indonesian } from '../id/panel'

export const panel: typeof indonesian = {
  invitation: (product, recipient) => ({
    subject: `Invitation to the back office of ${product}`,
    title: `Hello${recipient ? ` ${recipient}` : ''}, your back office account is ready`,
    lines: ['Press the button below and choose a password to sign in to the back office.'],
    button: 'Choose a password',
    note: 'The link works only once and is for you alone. If you did not expect this invitation, ignore this email.',
  }),
}
