import type * as id from '../id/integrations'

export const integrations: typeof id.integrations = {
  subject: 'A webhook was switched off after repeated failures',
  heading: 'We have switched off your webhook',
  text: host => `Every delivery to ${host} failed for three days, so we have stopped sending.`,
  next: 'Fix the receiver, then switch the webhook on again in the portal. Changes in between are not sent later.',
  button: 'Open the webhook',
  note: 'You receive this email because you own the organisation.',
}
