import { buildLink, buildPricesLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const faq: PageCopy = {
  title: 'Frequently asked questions',
  seo: {
    title: 'Frequently asked questions',
    description:
      'Answers about licence and royalty, packages and payment, players and zones, and your account.',
  },
  sections: [
    buildSection('questions', { title: 'Licence and royalty', group: 'licence-royalty' }),
    buildSection('questions', { title: 'Packages and payment', group: 'packages-payment' }),
    buildSection('questions', { title: 'Players and zones', group: 'player-zones' }),
    buildSection('questions', { title: 'Account', group: 'account' }),
    buildSection('closing', {
      title: 'Still no answer?',
      text: 'Write to us; we reply on working days.',
      primary: buildLink('Contact us', '/contact'),
      secondary: buildPricesLink('See prices'),
    }),
  ],
}

export const clients: PageCopy = {
  title: 'Clients',
  seo: {
    title: 'Clients',
    description: 'Places that play music with us, by industry. Sample entries are marked as such.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'From a single consulting room to a lobby that never closes. Names marked “sample” are not real customers yet; we replace them once customers have agreed.',
    }),
    buildSection('testimonials', {
      title: 'In our customers’ words',
      text: 'The names and quotations below are samples, not real customers.',
    }),
    buildSection('closing', {
      title: 'Is yours the next one?',
      text: 'Register today, or tell us first what you need.',
      primary: buildRegisterLink('en'),
      secondary: buildLink('Contact us', '/contact'),
    }),
  ],
}

export const contact: PageCopy = {
  title: 'Contact',
  seo: {
    title: 'Contact us',
    description:
      'Ask about packages, the licence, international business or partnership. We reply on working days.',
  },
  sections: [
    buildSection('rich-text', {
      body: `Tell us about your place in two or three sentences: the kind of business, the number of rooms and what you would like to hear there. We reply on working days, 09:00–17:00 Jakarta time.

If you do business in more than one country, name the countries and the number of locations, so that we can prepare a written offer straight away.`,
    }),
  ],
}

export const becomePartner: PageCopy = {
  title: 'Become a partner',
  seo: {
    title: 'Become a partner',
    description:
      'Introduce licensed music to the businesses around you. Three steps: your details, our review, approval.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'Do you install sound in hotels, supply coffee machines, manage buildings or advise business owners? Introduce them to music with a clear licence. Partners get a referral code of their own and one person in sales whom they can reach.',
    }),
    buildSection('steps', {
      title: 'Three steps to partnership.',
      text: 'You always know which step you are on.',
      items: [
        {
          title: 'Fill in the form',
          text: 'Tell us who you are, where you work and what types of business you work with.',
        },
        { title: 'Reviewed by sales', text: 'We read your details and contact you if anything is missing.' },
        {
          title: 'Approved',
          text: 'You receive your referral code and material for introducing the service.',
        },
      ],
    }),
  ],
}
