import type * as id from '../id/form-errors'

/** Errors in forms and notices, and errors returned by the backend (by reason). */
export const formErrors: typeof id.formErrors = {
  wait_title: 'Please wait a moment',
  not_recognised_title: 'Your details don’t match',
  rate_limited: 'Too many attempts. Try again in {{seconds}} seconds.',
  rate_limited_minutes: 'Too many attempts. Try again in {{minutes}} minutes.',
  zone_limit: 'Zone limit for {{title}}: {{max}}. Choose another package for more zones.',
  origin: 'This request did not come from our page. Reload the page, then send it again.',
  credentials: 'The email, mobile number or password is wrong.',
  code: 'The code is wrong or no longer valid.',
  unconfirmed: 'Verify your email first.',
  forbidden: 'You don’t have permission to do this.',
  blocked: 'This account is blocked. Contact us to have it unblocked.',
  'already-confirmed': 'This order is already confirmed.',
  'price-changed': 'The price changed since this page was opened. Check the new total, then confirm.',
  'step-missing': 'One of the registration steps is not complete yet.',
  'voucher-unknown': 'We could not find this voucher code.',
  'voucher-used-up': 'This voucher has been fully used.',
  'voucher-expired': 'This voucher has expired.',
  'voucher-not-applicable': 'This voucher does not apply to this order.',
  'changed-meanwhile':
    'Not saved yet: this data changed in another tab or on another device since you opened it. Compare, then save again.',
  challenge: 'This step has timed out. Please sign in again.',
  'second-factor-on': 'Two-step verification is already on.',
  'unit-subscribed':
    'This business unit still has a subscription. It can be deleted once the subscription has ended.',
  'unit-awaiting-payment':
    'This business unit has an order awaiting payment. Pay or cancel that order first.',
  'zone-has-player': 'This zone already has a player. Tick the box to replace it, then send again.',
  'playlist-full': 'This playlist is full: 5,000 tracks at most.',
  'too-many-views': 'You have already saved 20 views. Remove those you no longer use.',
  'too-many-playlists': 'Your organisation already has 500 playlists. Delete those you no longer use.',
  'playlist-used-elsewhere': 'This playlist is also used in other units. Make a copy and change that one.',
  'pairing-used': 'This code was used a moment ago. Look for a new one on the player’s screen.',
  'order-open': 'This unit still has an order awaiting payment.',
  'order-kind': 'This type of order is not available for this unit right now.',
  'licences-revoked':
    'The licence of this unit’s zones has been revoked, and a renewal would not restore it. Contact us to have it reinstated first, or order more zones.',
  'order-settled': 'This order is no longer awaiting payment.',
  'number-unverified':
    'This number has not been verified, so you cannot sign in with it yet. Sign in with your email, then verify the number under Account.',
  package_area:
    '{{title}} covers up to {{max}} m², and this unit has {{area}} m². Choose {{other}}.',
  'payment-held': 'We have already received money for this order. Reload the page to see what is missing.',
  'method-unavailable': 'This method is not available for this amount right now. Please choose another.',
  'provider-unavailable':
    'The payment provider is not responding. No money was taken. Please try again, or choose bank transfer.',
  'payment-settled': 'The money has already arrived, so this payment cannot be cancelled.',
  'link-closed': 'This link can no longer be used to pay.',
  'last-owner': 'An organisation needs an owner. Make another member the owner first.',
  transfer: 'Ownership can only be transferred to another active member.',
  invitation: 'This invitation has just changed. Reload the page.',
  'invitation-address': 'This invitation is for another email address.',
  'already-member': 'You are already a member of this organisation.',
}

/** Field errors that occur only in the signed-in area. */
export const signedInValidation: typeof id.signedInValidation = {
  outlet_code: 'An outlet code can contain only letters, digits, dots, underscores and hyphens.',
  outlet_code_taken: 'Another business unit already has this outlet code.',
  units: 'Choose at least one business unit.',
  member_taken: 'This person is already a member.',
  invitation_taken: 'This address has already been invited. Resend the invitation from the list.',
  no_zones: 'Select at least one zone.',
  no_certificates: 'Select at least one zone whose certificate can be downloaded.',
  user_code: 'The code has 8 letters, such as BCDF-GHJK.',
  time: 'Write the time as 17, 17.00 or 17:00.',
  slot_empty: 'The end must differ from the start.',
  slot_days: 'Choose at least one day.',
  slot_overlap: 'This slot overlaps with another one on the same day.',
  date: 'This date is not recognised.',
  exception_dates: 'The end date must be the start date or later.',
  exception_length: 'An exception can last a year at most.',
  exception_times: 'Enter both a start and an end time, or neither.',
  exception_whole_days: 'The Sunday pattern applies to whole days. Leave the times empty.',
  exception_overlap: 'Overlaps with another exception on this date and time.',
  latitude: 'The latitude must be between -11.1 and 6.2 degrees, for example -6.1944.',
  longitude: 'The longitude must be between 94.9 and 141.1 degrees, for example 106.8229.',
  coordinates: 'Prayer pauses and imsak need a latitude and a longitude.',
  prayer_minutes: 'Enter minutes: at most 60 before and 120 after.',
  volume: 'The volume is a whole number from 0 to 100.',
}
