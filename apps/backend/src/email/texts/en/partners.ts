import type { partners as indonesian } from '../id/partners'

export const partners: typeof indonesian = {
  greeting: 'Hello',
  button: 'View your application',
  note: 'The link is valid for 90 days and shows only the status of your application. If you did not apply, reply to this email and we will delete the data.',
  received: (number, greeting) => ({
    subject: `We received your partner application ${number}`,
    title: `${greeting}, we received your application`,
    lines: [
      `Its number is ${number}. Our sales team reviews it and gets in touch if something is missing.`,
      'We email you at each step: in review, then approved or not approved.',
    ],
  }),
  inReview: number => ({
    subject: `Your partner application ${number} is in review`,
    title: 'Your application is in review',
    lines: [`Our sales team is reading application ${number}.`],
  }),
  approved: number => ({
    subject: `Your partner application ${number} is approved`,
    title: 'Welcome as a partner',
    line: `Application ${number} is approved. Our sales team gets in touch with material to introduce the service.`,
  }),
  referralCode: code => `Your referral code is ${code}. Your customers give it when they register.`,
  rejected: number => ({
    subject: `About your partner application ${number}`,
    title: 'We cannot approve your application at this time',
    line: `Thank you for your application ${number}. We cannot approve it at this time.`,
  }),
  rejectionNote: note => `A note from our sales team: ${note}`,
  rejectionReply: 'Reply to this email if there is something you would like to explain.',
}
