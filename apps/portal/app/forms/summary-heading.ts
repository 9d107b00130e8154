import type { FieldErrors } from './reply'

const waits = [
  'errors.rate_limited',
  'errors.rate_limited_minutes',
  'verify.resend_wait',
  'errors.staff-pin-locked',
]
const notRecognised = ['validation.credentials', 'validation.password_wrong', 'validation.code']

/**
 * Returns the heading of an error summary. Rate limits and wrong passwords or codes have their own headings,
 * because they are not mistakes in the form.
 */
export function getSummaryHeading(fieldErrors: FieldErrors) {
  const keys = Object.values(fieldErrors).flatMap(found => found.map(({ key }) => key))
  if (keys.every(key => waits.includes(key))) return 'errors.wait_title'
  if (keys.every(key => notRecognised.includes(key))) return 'errors.not_recognised_title'
  return 'validation.form_invalid'
}
