import type { reminders as indonesian } from '../id/reminders'

export const reminders: typeof indonesian = {
  endsLine: (brand, title, date) => `${brand}: ${title}, ends ${date}.`,
  graceLine: (brand, title, date) => `${brand}: ${title}, grace period until ${date}.`,
  moreUnits: count => `And ${count} more units.`,
  upcoming: (brand, count, days) => {
    const subject = brand === null ? `${count} subscriptions end` : `The subscription of ${brand} ends`
    return {
      subject: `${subject} ${days === 1 ? 'tomorrow' : `within ${days} days`}`,
      heading: 'Time to renew',
      line: 'A renewal starts right after the current period, so no day is lost.',
    }
  },
  grace: (brand, count) => ({
    subject: `${brand === null ? `${count} subscriptions are` : `The subscription of ${brand} is`} in the grace period`,
    heading: 'Your subscription has ended',
    line: 'The licence is not valid and the music stops until you renew. Renew during the grace period, so that the periods follow each other without a gap; after that, the subscription stops.',
  }),
  button: 'Renew the subscription',
  several: 'Renew and pay at once',
  pay: 'Pay for the renewal',
  note: 'If you have already renewed, ignore this email.',
}
