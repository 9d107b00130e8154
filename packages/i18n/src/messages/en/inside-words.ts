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
  outlet_code_twice: 'This outlet code stands in the file more than once.',
  npwp_scientific:
    'Excel turned this NPWP into scientific notation. Format the column as text and write it again.',
  npwp_zero_lost:
    'This NPWP is one digit short: Excel may have dropped a leading zero. Format the column as text.',
  region_unknown: '{{field}} was not found in the region above it.{{near}}',
  region_ambiguous: 'There is more than one {{field}} of this name.{{near}}',
  csv_size: 'A CSV file may be 2 MB at most.',
  csv_empty: 'This file has no rows.',
  csv_rows: 'A file may have 2,000 rows at most. Split it into several files.',
  csv_missing_column: 'The column {{column}} is missing. Use the heading of the template.',
  csv_unknown_column: 'Column {{column}} is unknown or repeated. Use the heading of the template.',
  csv_unreadable: 'This file cannot be read as CSV. Save it as CSV UTF-8 and upload it again.',
}

/** Reasons of the backend that only members meet. */
export const insideErrors: typeof id.insideErrors = {
  'changed-meanwhile':
    'Not saved yet: somebody else changed this since you opened it. Compare, then save once more.',
  challenge: 'The first step was too long ago. Sign in again from the start.',
  'second-factor-on': 'Two-step verification is already on.',
  'unit-subscribed':
    'This business unit still has a subscription. It can be deleted once the subscription has ended.',
  'unit-awaiting-payment':
    'This business unit has an order that awaits its payment. Pay or cancel that order first.',
}
