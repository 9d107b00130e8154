import type * as id from '../id/account'

export const sign_in: typeof id.sign_in = {
  title: 'Sign in',
  no_account: 'No account yet?',
  identifier_placeholder: 'name@business.co.id or 0812…',
  submit: 'Sign in',
  google: 'Sign in with Google',
  google_failed: 'Signing in with Google did not work. Try again, or sign in with your password.',
  panel_title: 'Music, schedules and licences in one place.',
  panel_text: 'Sign in to see your business units, orders and certificates.',
  continue_after: 'Sign in first and we will take you back to the page you wanted.',
  form_kept: 'Your session ended. Sign in again: your entries are saved and will be restored.',
  form_lost: 'Your session ended before the form was sent, and what you typed could not be kept.',
}

export const sign_out: typeof id.sign_out = {
  title: 'Sign out of your account?',
  text: 'Everything you have saved is kept. You can sign in again at any time.',
}

export const forgot_password: typeof id.forgot_password = {
  title: 'Forgot password',
  text: 'Enter your account’s email or mobile number and we will send you a six-digit code.',
  submit: 'Send code',
  back: 'Back to sign in',
  mobile_hint: 'A mobile number only works once it has been verified.',
}

export const reset_password: typeof id.reset_password = {
  title: 'Create a new password',
  text: 'Once you save it, you are signed in here and signed out everywhere else.',
  hint: 'At least 8 characters. A short sentence is easier to remember.',
  submit: 'Save password',
}

export const verify: typeof id.verify = {
  title: 'Verify your email',
  text: 'We sent an email to {{email}}. Click the verification button in it to continue.',
  any_device:
    'You can open the link on any device; on another one it asks for your password. This page continues once your email is verified.',
  check: 'I have verified it',
  not_yet: 'Your email is not verified yet. Check your inbox and spam folder.',
  resend: 'Resend the email',
  resend_wait: 'You can resend the email in {{seconds}} seconds.',
  change_title: 'Wrong address?',
  change_text: 'Change the email address. The earlier link will stop working.',
  change_submit: 'Change email',
  confirm_title: 'Verify email',
  confirm_text: 'One more click to verify {{email}}.',
  confirm_submit: 'Verify my email',
  password_text: 'Enter the password you chose when you registered to verify {{email}}.',
  change_password_text: 'Enter your account password to start using {{email}}.',
  new_title: 'Forgot that password?',
  new_text:
    'Create a new one. The password and mobile number from the registration stop working, and every other device is signed out.',
  new_submit: 'Save and verify',
  decline_title: 'This wasn’t me',
  decline_text: 'Never registered? We will delete the account that uses your address.',
  decline_submit: 'Delete this account',
  decline_change_text: 'Never asked for this change? We will cancel it, and your address will not be used.',
  decline_change_submit: 'Cancel the change',
  already_title: 'Your email is already verified',
  already_text: 'This link has been used and your email is verified. You can continue.',
  invalid_title: 'This link is not valid',
  invalid_text: 'This link has been used already or has expired. Sign in, then ask for a new email.',
}

export const account: typeof id.account = {
  title: 'Account',
  personal: 'Personal data',
  sign_in_data: 'Ways to sign in',
  member_since: 'Member since {{date}}',
  proved: 'Verified',
  not_proved: 'Not verified',
  contact: 'Contact details',
  security: 'Account security',
}
