import type * as id from '../id/inside-words'

/** Names of fields that only forms of members have. */
export const insideFields: typeof id.insideFields = {
  outlet_code: 'Outlet code',
  file: 'CSV file',
}

/** Refusals that only forms of members give. */
export const insideValidation: typeof id.insideValidation = {
  outlet_code: 'An outlet code holds letters, digits, dots, underscores and hyphens only.',
  outlet_code_taken: 'Another business unit already has this outlet code.',
  units: 'Choose at least one business unit.',
  member_taken: 'This person is a member already.',
  invitation_taken: 'This address is invited already. Send its invitation again from the list.',
}

/** Reasons of the backend that only members meet. */
export const insideErrors: typeof id.insideErrors = {
  'unit-subscribed':
    'This business unit still has a subscription. It can be deleted once the subscription has ended.',
  'unit-awaiting-payment':
    'This business unit has an order that awaits its payment. Pay or cancel that order first.',
}
