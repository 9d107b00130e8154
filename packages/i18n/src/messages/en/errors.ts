import type * as id from '../id/errors'

export const errors: typeof id.errors = {
  generic: 'Something went wrong!',
  request_id: 'Request number: {{id}}',
  not_found: {
    title: 'Page Not Found',
    text: 'This page does not exist, or it has moved. Check the address.',
    detail: 'Page Not Found: {{path}}',
  },
  server: {
    title: 'Internal Server Error',
    text: 'Something went wrong on our side. Your data is safe. Please reload in a moment.',
  },
  forbidden_page: {
    title: 'You don’t have access to this page',
    text: 'Ask an owner of the organisation to change your role.',
  },
  bad_request_page: {
    title: 'We couldn’t process this request',
    text: 'We couldn’t read this address or the data that was sent. Check the address, or open the page from the menu.',
    fields: 'We couldn’t read: {{fields}}.',
  },
  too_many_page: { title: 'Too many attempts' },
  unavailable_page: {
    text: 'Our service is not responding. Your data is safe; please try again in a moment.',
  },
  too_large_page: {
    text: 'Your submission is too large. Go back, choose a smaller file or shorten your text, then send it again.',
  },
  offline: 'You are offline. Check your connection, then try again.',
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
  'rate-limited': 'Too many attempts. Please try again in a moment.',
  'already-confirmed': 'This order is already confirmed.',
  'price-changed': 'The price changed since this page was opened. Check the new total, then confirm.',
  'step-missing': 'One of the registration steps is not complete yet.',
  'voucher-unknown': 'We could not find this voucher code.',
  'voucher-used-up': 'This voucher has been fully used.',
  'voucher-expired': 'This voucher has expired.',
  'voucher-not-applicable': 'This voucher does not apply to this order.',
  session_ended: 'Your session has ended. Sign in again to continue.',
}
