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
  organisation_changed: {
    title: 'Another organisation is active now',
    text: 'This form was shown for {{name}}, but you have switched to another organisation in another tab. Nothing has been saved yet, and what you entered is still here.',
    left: 'This form was shown for an organisation that you no longer belong to. Nothing has been saved yet.',
    back: 'Return to {{name}} and send',
    send: 'Send it for the active organisation',
  },
  too_many_page: { title: 'Too many attempts' },
  unavailable_page: {
    text: 'Our service is not responding. Your data is safe; please try again in a moment.',
  },
  too_large_page: {
    text: 'Your submission is too large. Go back, choose a smaller file or shorten your text, then send it again.',
  },
  offline: 'You are offline. Check your connection, then try again.',
  'rate-limited': 'Too many attempts. Please try again in a moment.',
  session_ended: 'Your session has ended. Sign in again to continue.',
}
