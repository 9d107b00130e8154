import type * as id from '../id/integrations'

export const integrations: typeof id.integrations = {
  subject: 'A webhook was switched off after repeated failures',
  heading: 'We have switched off your webhook',
  text: host => `Every delivery to ${host} failed for three days, so we have stopped sending.`,
  next: 'Fix the receiver, then switch the webhook on again in the portal. Changes in between are not sent later.',
  button: 'Open the webhook',
  note: 'You receive this email because you own the organisation.',
  review: {
    key: key => `API key ${key}`,
    webhook: host => `Webhook to ${host}`,
    message: (person, organisation) => ({
      subject: `Review the integrations of ${organisation}`,
      heading: 'Keep or revoke these integrations?',
      lines: [
        `${person} no longer manages the integrations of ${organisation}, but created the keys and webhooks below. They continue to work until you revoke them.`,
        'This person may still have the keys, or control the receiver of a webhook. Revoke what you do not recognise, replace what you still need, and keep the rest.',
      ],
      button: 'Review the integrations',
      note: 'You receive this email because you own the organisation.',
    }),
  },
}
