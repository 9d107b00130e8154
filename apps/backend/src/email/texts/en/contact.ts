import type { contact as indonesian } from '../id/contact'

export const contact: typeof indonesian = {
  topics: {
    sales: 'prices and packages',
    international: 'business in more than one country',
    support: 'technical help',
    billing: 'billing and payment',
    partnership: 'partnership',
    other: 'something else',
  },
  received: (topic, recipient) => ({
    subject: 'We received your message',
    title: `Thank you${recipient ? `, ${recipient}` : ''}. We received your message.`,
    lines: [
      `We have received your message about ${topic}. We answer by email on working days, 09:00–17:00 Jakarta time.`,
    ],
    note: 'If you did not write to us, reply to this email and we will delete the data.',
  }),
}
