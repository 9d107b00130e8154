import type * as id from '../id/validation'

export const validation: typeof id.validation = {
  required: '{{field}} is required!',
  phone: 'The phone number format is not valid!',
  form_invalid: 'Something went wrong while validating!',
  password_mismatch: 'Passwords do not match!',
  invalid: '{{field}} was not recognised. Choose or type it again.',
  characters: '{{field}} contains characters that cannot be used.',
  too_long: '{{field}} is too long.',
  email: 'Enter a full email address, for example name@business.co.id.',
  email_taken: 'This email is already registered. Sign in, or reset your password.',
  mobile_number_taken: 'This number is already verified by another account.',
  identifier: 'Enter a full email address or a valid mobile number.',
  credentials: 'The email, mobile number or password is wrong.',
  password_short: 'The password needs at least 8 characters.',
  password_long: 'The password is too long.',
  password_common: 'This password has leaked before or is easy to guess. Choose another.',
  password_wrong: 'The current password is wrong.',
  terms: 'You need to accept the terms and conditions.',
  code: 'The code is wrong or no longer valid.',
  referral_code: 'A referral code can contain only letters, digits and hyphens.',
  voucher_code: 'A voucher code can contain only letters, digits and hyphens.',
  industry: 'Choose one of the industries in the list.',
  hotel_stars: 'Choose 1 to 5 stars. Stars are for hotels only.',
  hotel_stars_missing: 'Choose a star rating.',
  area_size: 'Enter the area as a whole number from 1 to 1,000,000 m².',
  npwp: 'An NPWP has 15, 16 or 22 digits.',
  zip_code: 'A postal code has 5 digits.',
  region: '{{field}} is not inside the region chosen above it.',
  file_type: 'The file must be a PDF, JPEG or PNG.',
  file_empty: 'This file is empty. Choose another one.',
  file_size: 'The file can be up to 5 MB.',
  file_name: 'The file name cannot be used. Rename the file and upload it again.',
  package: 'Choose one of the packages.',
  billing_period: 'Choose monthly or yearly.',
  zone_count: 'Choose 1 to 5 zones.',
}

export const warnings: typeof id.warnings = {
  npwp_checksum:
    'The check digit of this NPWP does not match. Check it again; if it matches your document, continue.',
  zip_code_region: 'This postal code is unusual for the chosen province. Check it again.',
}
