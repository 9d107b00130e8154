import type * as id from '../id/account'

export const sign_in: typeof id.sign_in = {
  title: 'Sign in',
  no_account: 'No account yet?',
  identifier_placeholder: 'name@business.co.id or 0812…',
  forgot: 'Forgot your password?',
  submit: 'Sign in',
  google: 'Sign in with Google',
  google_failed: 'Signing in with Google did not work. Try again, or sign in with your password.',
  panel_title: 'Music, schedules and licences in one place.',
  panel_text: 'Sign in to see your business units, orders and certificates.',
  continue_after: 'Sign in first, then you return to the page you came from.',
}

export const sign_out: typeof id.sign_out = {
  title: 'Sign out of the account?',
  text: 'What you saved stays. Sign in again at any time.',
}

export const forgot_password: typeof id.forgot_password = {
  title: 'Forgot password',
  text: 'Write the email or mobile number of your account. We send a six-digit code there.',
  submit: 'Send code',
  back: 'Back to sign in',
  mobile_hint: 'A mobile number works only once a code has proved it.',
}

export const verify_code: typeof id.verify_code = {
  title: 'Enter the code',
  text: 'If {{identifier}} is registered, a six-digit code is on its way there. The code is valid for 10 minutes.',
  hint: 'Six digits from the email or text message.',
  submit: 'Check code',
  resend: 'Send the code again',
  other: 'Use another email or number',
}

export const reset_password: typeof id.reset_password = {
  title: 'Create a new password',
  text: 'Once saved, you are signed in here and other devices are signed out.',
  hint: 'At least 8 characters. A short sentence is easier to remember.',
  submit: 'Save password',
}

export const verify: typeof id.verify = {
  title: 'Verify your email',
  text: 'We sent an email to {{email}}. Click the verification button in it to continue.',
  any_device: 'The button can be opened on any device. This page continues once the email is verified.',
  check: 'I have clicked it',
  not_yet: 'The email is not verified yet. Check your inbox and the spam folder.',
  resend: 'Send the email again',
  resend_wait: 'You can send it again in {{seconds}} seconds.',
  change_title: 'Wrong address?',
  change_text: 'Change the email address. The earlier link stops working.',
  change_submit: 'Change email',
  phone_title: 'Prove your mobile number',
  phone_text: 'With a code by text message, {{mobile_number}} can be used to sign in and to receive codes.',
  phone_send: 'Send a code to the phone',
  phone_sent: 'The code was sent to {{mobile_number}}. It is valid for 10 minutes.',
  phone_submit: 'Prove number',
  phone_done: 'Your mobile number is proved. You can sign in with it.',
  confirm_title: 'Verify email',
  confirm_text: 'One more click to prove that this address is yours.',
  confirm_submit: 'Verify my email',
  already_title: 'Your email is already verified',
  already_text: 'This link has been used and your email is verified. You can go on.',
  invalid_title: 'The link is not valid',
  invalid_text: 'This link was already used or is too old. Sign in, then ask for a new email.',
}

export const account: typeof id.account = {
  title: 'Account',
  personal: 'Personal data',
  sign_in_data: 'Ways to sign in',
  member_since: 'Member since {{date}}',
  proved: 'Proved',
  not_proved: 'Not proved yet',
  contact: 'Account contact',
  security: 'Account security',
}
