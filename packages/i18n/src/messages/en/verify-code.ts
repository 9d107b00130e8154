import type * as id from '../id/verify-code'

export const verify_code: typeof id.verify_code = {
  title: 'Enter the code',
  text: 'If {{identifier}} is registered, we have sent it a six-digit code. The code is valid for 10 minutes.',
  hint: 'Six digits from the email or text message.',
  submit: 'Verify code',
  resend: 'Resend the code',
  other: 'Use another email or number',
}
