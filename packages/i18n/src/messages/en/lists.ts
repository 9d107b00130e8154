import type * as id from '../id/lists'

export const lists: typeof id.lists = {
  empty: 'No data',
  loading: 'Loading...',
  pagination: 'Showing {{from}} - {{to}} of {{total}} results',
  pages: 'Pages',
  page: 'Page {{page}}',
  previous: 'Previous page',
  next: 'Next page',
  no_match: 'Nothing matches this search.',
  ignored: 'This address contains values we don’t recognise and have ignored: {{names}}.',
  filters: 'Filters',
  filters_active: 'Filters ({{count}})',
  all_industries: 'All industries',
  all_states: 'All statuses',
  all_units: 'All business units',
  all_packages: 'All packages',
}

export const notices: typeof id.notices = {
  success: '{{item}} {{action}} successfully!',
  created: 'created',
  updated: 'updated',
  deleted: 'deleted',
  registered: 'Registration successful!',
  items: {
    business_unit: 'Business unit',
    account: 'Account',
    password: 'Password',
    order: 'Order',
    tax_file: 'Tax file',
    property: 'Property information',
    settings: 'Settings',
  },
  registration_declined: 'The account was deleted. Your email address is no longer used.',
  email_change_declined: 'The email change was cancelled. Your address is not used.',
  verified_elsewhere:
    'You are signed out here. If you verified your email on another device, sign in to continue.',
  email_confirmed: 'Your email is verified.',
  email_changed: 'Email changed. We sent a new verification link to {{email}}.',
  email_sent: 'We resent the verification email to {{email}}.',
  password_changed: 'Password changed. You were signed out on all other devices.',
  form_kept: 'Your session had ended. What you typed is still here: check it and send it again.',
  form_lost:
    'Your session ended before the form was sent, and what you typed could not be kept. Please fill it in again.',
  signed_out: 'You have signed out.',
  voucher_applied: 'Voucher applied',
  voucher_removed: 'Voucher removed',
  order_confirmed: 'Order {{number}} is confirmed.',
}
