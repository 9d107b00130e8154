import { expect, test } from 'vitest'
import { getSummaryHeading } from './summary-heading'

test.each([
  ['errors.wait_title', { '': [{ key: 'errors.rate_limited', values: { seconds: 60 } }] }],
  ['errors.not_recognised_title', { '': [{ key: 'validation.credentials' }] }],
  ['errors.not_recognised_title', { current_password: [{ key: 'validation.password_wrong' }] }],
  [
    'validation.form_invalid',
    { current_password: [{ key: 'validation.password_wrong' }], email: [{ key: 'validation.required' }] },
  ],
])('the heading of an error summary depends on its errors: %s', (heading, fieldErrors) => {
  expect(getSummaryHeading(fieldErrors)).toBe(heading)
})
