import type * as id from '../id/signed-in-forms'

/** Names of fields that only the signed-in area has. */
export const signedInFields: typeof id.signedInFields = {
  outlet_code: 'Outlet code',
  file: 'CSV file',
  user_code: 'Code on the screen',
  zone: 'Zone',
  replace: 'Replacement of the player',
  days: 'Days',
  from_time: 'From',
  until_time: 'Until',
  playlist: 'Playlist',
  volume: 'Volume',
  hours: 'For',
  unit: 'Business unit',
  day: 'Day',
  time: 'Time',
  default_playlist: 'Default playlist',
  block_explicit: 'Explicit track filter',
}

/** Field errors that only the signed-in area has. */
export const signedInValidation: typeof id.signedInValidation = {
  outlet_code: 'An outlet code can contain only letters, digits, dots, underscores and hyphens.',
  outlet_code_taken: 'Another business unit already has this outlet code.',
  units: 'Choose at least one business unit.',
  member_taken: 'This person is already a member.',
  invitation_taken: 'This address has already been invited. Resend the invitation from the list.',
  outlet_code_twice: 'This outlet code appears more than once in the file.',
  npwp_scientific:
    'Excel turned this NPWP into scientific notation. Format the column as text and type it again.',
  npwp_zero_lost:
    'This NPWP is one digit short: Excel may have dropped a leading zero. Format the column as text.',
  region_unknown: '{{field}} was not found in the region above it.{{near}}',
  region_ambiguous: 'There is more than one {{field}} with this name.{{near}}',
  csv_size: 'A CSV file can be up to 2 MB.',
  csv_empty: 'This file has no rows.',
  no_certificates: 'Select at least one zone whose certificate can be downloaded.',
  csv_rows: 'A file can have up to 2,000 rows. Split it into several files.',
  csv_missing_column: 'The column {{column}} is missing. Use the header row of the template.',
  csv_unknown_column: 'Column {{column}} is unknown or repeated. Use the header row of the template.',
  csv_unreadable: 'This file cannot be read as CSV. Save it as CSV UTF-8 and upload it again.',
  user_code: 'The code has 8 letters, such as BCDF-GHJK.',
  time: 'Write the time as 17, 17.00 or 17:00.',
  slot_empty: 'The end must differ from the start.',
  slot_days: 'Choose at least one day.',
  slot_overlap: 'This slot overlaps with another one on the same day.',
  volume: 'The volume is a whole number from 0 to 100.',
}

/** Errors of the backend that only the signed-in area shows. */
export const signedInErrors: typeof id.signedInErrors = {
  'changed-meanwhile':
    'Not saved yet: this data changed in another tab or on another device since you opened it. Compare, then save again.',
  challenge: 'This step has timed out. Please sign in again.',
  'second-factor-on': 'Two-step verification is already on.',
  'unit-subscribed':
    'This business unit still has a subscription. It can be deleted once the subscription has ended.',
  'unit-awaiting-payment':
    'This business unit has an order awaiting payment. Pay or cancel that order first.',
  'zone-has-player': 'This zone already has a player. Tick the box to replace it, then send again.',
  'pairing-used': 'This code was used a moment ago. Look for a new one on the player’s screen.',
}
