import type * as id from '../id/shared-registration'

/** Registration messages that other pages also use. */
export const sharedRegistration: typeof id.sharedRegistration = {
  steps: {
    register: 'Register',
    verify: 'Verification',
    industry: 'Industry',
    property: 'Property Information',
    pricing: 'Pricing',
    order: 'Order Detail',
  },
  register: {
    name_hint: 'Exactly as on your national ID card (KTP).',
    confirm_hint: 'Type it once more.',
    terms_before: 'I have read and accept the',
    terms_link: 'terms & conditions',
  },
  order: {
    heading: 'Order Detail',
    covered_title: 'What this order covers',
  },
}
