import type * as id from '../id/site-forms'

export const siteFields: typeof id.siteFields = {
  topic: 'Topic',
  message: 'Message',
  kind: 'Partner type',
  consent: 'Consent',
  website: 'Website',
  location_count: 'Number of locations',
  zones_per_location: 'Zones per location',
  seats: 'Seats per location',
  rooms: 'Rooms per location',
  screens: 'Screens per location',
  hotel_kind: 'Hotel type',
  venue_kind: 'Venue type',
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
  consent: 'Please give your consent so that we may contact you.',
  count: '{{field}} must be a whole number, 1 or more.',
}

export const contact_messages: typeof id.contact_messages = {
  title: 'Write to us',
  text: 'We reply by email on working days.',
  choose_topic: 'Choose a topic',
  message_hint: 'Tell us your type of business, the number of rooms, and what you would like to know.',
  consent:
    'I agree to be contacted by email or phone about this message, in line with the <1>privacy policy</1>.',
  submit: 'Send message',
  direct: 'Or contact us directly',
  sent: {
    title: 'We received your message',
    text: 'A confirmation email is on its way. We reply on working days, 09:00–17:00 Jakarta time.',
  },
  rate_limited: 'Too many messages have been sent. Try again after {{time}}, or email us.',
}

export const partner_applications: typeof id.partner_applications = {
  title: 'Partner form',
  text: 'It takes about two minutes. We then email you a link to follow your application.',
  company: 'Company',
  person: 'Contact person',
  name_hint: 'One name is fine.',
  choose_kind: 'Choose a partner type',
  choose_province: 'Choose a province',
  message_hint: 'Tell us which types of business you work with, and where.',
  consent:
    'I agree to be contacted by email or phone about this application, in line with the <1>privacy policy</1>.',
  submit: 'Send application',
  sent: {
    title: 'We received your application',
    text: 'We have emailed you its number and a link to follow its status. Our sales team reviews it on working days.',
  },
  rate_limited: 'Too many applications have been sent. Try again after {{time}}, or email us.',
  status: {
    title: 'Status of your partner application',
    company: 'Company',
    timeline: 'Timeline',
    note: 'A note from our sales team',
    gone: 'This link is not valid',
    gone_text: 'It may have expired or been cut off. Open the link in our latest email, or contact us.',
    states: {
      new: 'Received',
      'in-review': 'In review',
      approved: 'Approved',
      rejected: 'Not approved',
    },
    told: {
      new: 'We have received your application and will review it soon.',
      'in-review': 'Our sales team is reviewing your application.',
      approved: 'Our sales team will send you a referral code and materials for introducing our service.',
      rejected: 'We cannot approve it at this time.',
    },
  },
}

export const calculator: typeof id.calculator = {
  submit: 'Estimate',
  choose_industry: 'Choose an industry',
  result: 'Estimated cost',
  empty: 'Choose an industry and enter the size of your place to see the estimate here.',
  subscription: 'Subscription',
  per: { monthly: 'per month', yearly: 'per year' },
  locations_one: '{{count}} location',
  locations_other: '{{count}} locations',
  choose: 'Register with {{title}}',
  contact: 'For {{zones}} zones per location, we will work out a price with you.',
  royalty: 'LMKN royalty',
  royalty_estimate: 'Estimated LMKN royalty',
  per_year: 'per year, before tax',
  none: 'We found no published tariff for this industry. Contact us and we will help you find it.',
  missing: {
    seats: 'Enter the number of seats to see the royalty estimate.',
    area_size: 'Enter the floor area to see the royalty estimate.',
    rooms: 'Enter the number of rooms to see the royalty estimate.',
    screens: 'Enter the number of screens to see the royalty estimate.',
  },
  formula: {
    fixed: 'Fixed rate {{rate}}',
    rights: '× {{count}} rights',
  },
  measures: {
    seats: 'Seats per location',
    area_size: 'Floor area per location',
    rooms: 'Rooms per location',
    screens: 'Screens per location',
  },
  basis: { seats: 'seats', area_size: 'm²', rooms: 'rooms', screens: 'screens' },
  how: 'How it is calculated',
  source: 'Source: {{source}}. Data as of {{date}}.',
  disclaimer:
    'This is an estimate, not a bill. LMKN sets the final amount based on the details of your premises.',
  withholding:
    'Companies may have to withhold 15% income tax (PPh 23) from royalties paid to LMKN, says the tax office’s call centre (18 November 2025). Ask your tax adviser.',
  tax: 'Subscription prices include tax.',
}
