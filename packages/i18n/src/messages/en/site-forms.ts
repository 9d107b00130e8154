import type * as id from '../id/site-forms'

export const siteFields: typeof id.siteFields = {
  topic: 'Topic',
  message: 'Message',
  kind: 'Kind of partner',
  consent: 'Consent',
  website: 'Website',
  location_count: 'Number of locations',
  zones_per_location: 'Zones per location',
  seats: 'Seats per location',
  rooms: 'Rooms per location',
  screens: 'Screens per location',
  hotel_kind: 'Kind of hotel',
  venue_kind: 'Kind of venue',
}

export const siteOptions: typeof id.siteOptions = {
  topic: {
    sales: 'Prices and packages',
    international: 'Business in more than one country',
    support: 'Technical help',
    billing: 'Billing and payment',
    partnership: 'Partnership',
    other: 'Something else',
  },
  kind: {
    reseller: 'Reseller',
    integrator: 'Audio integrator',
    agency: 'Agency',
    association: 'Business association',
    other: 'Something else',
  },
  hotel_kind: { city: 'Hotel, by number of rooms', resort: 'Resort, exclusive or boutique hotel' },
  venue_kind: { pub: 'Pub, bar or bistro', club: 'Discotheque or night club' },
}

export const siteValidation: typeof id.siteValidation = {
  consent: 'Give your consent, so that we may contact you.',
  count: '{{field}} is a whole number of at least 1.',
}

export const contact_messages: typeof id.contact_messages = {
  title: 'Write to us',
  text: 'We answer by email on working days.',
  choose_topic: 'Choose a topic',
  message_hint: 'The kind of business, the number of rooms, and what you would like to know.',
  consent: 'I agree to be contacted by email or phone about this message, as the <1>privacy policy</1> says.',
  submit: 'Send message',
  direct: 'Or directly',
  sent: {
    title: 'We have your message',
    text: 'A confirmation is on its way to your email. We answer on working days, 09:00–17:00 Jakarta time.',
  },
  rate_limited: 'Too many messages were sent. Try again after {{time}}, or write to us by email.',
}

export const partner_applications: typeof id.partner_applications = {
  title: 'Partner form',
  text: 'About two minutes. After that an email brings you a link to follow its state.',
  company: 'Company',
  person: 'Whom we contact',
  name_hint: 'One name is fine.',
  choose_kind: 'Choose a kind of partner',
  choose_province: 'Choose a province',
  message_hint: 'What kind of businesses you work with, and where.',
  consent:
    'I agree to be contacted by email or phone about this application, as the <1>privacy policy</1> says.',
  submit: 'Send application',
  sent: {
    title: 'We have your application',
    text: 'An email with its number and a link to follow its state is on its way. Our sales team reviews it on working days.',
  },
  rate_limited: 'Too many applications were sent. Try again after {{time}}, or write to us by email.',
  status: {
    title: 'State of your partner application',
    company: 'Company',
    timeline: 'What has happened so far',
    note: 'A note from our sales team',
    gone: 'This link does not work',
    gone_text:
      'Its time may be over, or the address was cut off. Open the link in our newest email, or contact us.',
    states: {
      new: 'Received',
      'in-review': 'In review',
      approved: 'Approved',
      rejected: 'Not approved',
    },
    told: {
      new: 'We have your application; it waits for its review.',
      'in-review': 'Our sales team is reading your application.',
      approved: 'Our sales team gets in touch with your referral code and material to introduce the service.',
      rejected: 'We cannot approve it for now.',
    },
  },
}

export const calculator: typeof id.calculator = {
  submit: 'Estimate',
  choose_industry: 'Choose an industry',
  result: 'Estimated cost',
  empty: 'Choose an industry and give the size of your place to see the estimate here.',
  subscription: 'Subscription',
  per: { monthly: 'per month', yearly: 'per year' },
  formula_subscription: '{{price}} × zones: {{zones}} × locations: {{locations}}',
  choose: 'Register with {{title}}',
  contact: 'For {{zones}} zones per location we work out the price with you.',
  royalty: 'LMKN royalty',
  royalty_estimate: 'Estimated LMKN royalty',
  per_year: 'per year, before tax',
  none: 'We found no published tariff for this industry. Contact us and we help to find it.',
  missing: 'Give the {{field}} to see the royalty estimate.',
  formula: {
    fixed: 'Fixed rate {{rate}}',
    rights: '× {{count}} rights',
    locations: '× locations: {{count}}',
  },
  measures: {
    seats: 'Seats per location',
    area_size: 'Floor area per location',
    rooms: 'Rooms per location',
    screens: 'Screens per location',
  },
  basis: { seats: 'seats', area_size: 'm²', rooms: 'rooms', screens: 'screens' },
  how: 'How it is worked out',
  source: 'Source: {{source}}. Data of {{date}}.',
  disclaimer: 'This is an estimate, not a bill. LMKN sets the final amount from the facts of your place.',
  tax: 'Subscription prices include tax.',
}
