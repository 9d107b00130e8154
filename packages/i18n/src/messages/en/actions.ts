import type * as id from '../id/actions'

export const actions: typeof id.actions = {
  forgot_password: 'Forgot your password?',
  save: 'Save',
  save_and_continue: 'Save and continue',
  continue: 'Continue',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  edit: 'Edit',
  replace: 'Replace',
  remove: 'Remove',
  apply: 'Apply',
  search: 'Search',
  clear_filters: 'Clear filters',
  send: 'Send',
  try_again: 'Try again',
  download: 'Download',
  see_all: 'View all',
  contact_us: 'Contact us',
  sign_in: 'Sign in',
  sign_out: 'Sign out',
  join_now: 'Join Now',
  to_home: 'Go to the home page',
  to_dashboard: 'Go to the dashboard',
  copy: 'Copy',
  copied: 'Copied',
  show_password: 'Show password',
  hide_password: 'Hide password',
}

export const leave: typeof id.leave = {
  title: 'Leave this page?',
  text: 'What you entered on this page has not been saved and will be lost.',
  stay: 'Stay here',
  go: 'Leave page',
}

export const words: typeof id.words = {
  optional: '(optional)',
  or: 'or',
  none: '–',
  loading: 'Loading...',
  saving: 'Saving…',
  zones_one: '{{count}} zone',
  zones_other: '{{count}} zones',
  hotel_with_stars: '{{industry}}, {{stars}} stars',
  version: 'Version {{date}}',
  opens_in_new_tab: 'opens in a new tab',
  separator: ' · ',
}
