/** Every message that a schema of this package, or a rule of the backend beside it, can give for a field. */
export const validationKeys = [
  'validation.required',
  'validation.invalid',
  'validation.form_invalid',
  'validation.characters',
  'validation.too_long',
  'validation.email',
  'validation.email_taken',
  'validation.phone',
  'validation.mobile_number_taken',
  'validation.identifier',
  'validation.credentials',
  'validation.password_mismatch',
  'validation.password_short',
  'validation.password_long',
  'validation.password_common',
  'validation.password_wrong',
  'validation.terms',
  'validation.consent',
  'validation.code',
  'validation.referral_code',
  'validation.voucher_code',
  'validation.industry',
  'validation.hotel_stars',
  'validation.area_size',
  'validation.npwp',
  'validation.zip_code',
  'validation.region',
  'validation.file_type',
  'validation.file_size',
  'validation.file_name',
  'validation.package',
  'validation.billing_period',
  'validation.zone_count',
  'validation.count',
  'validation.units',
  'validation.member_taken',
  'validation.invitation_taken',
] as const

/** Hints beside a field that never refuse. */
export const warningKeys = ['warnings.npwp_checksum', 'warnings.zip_code_region'] as const

export type ValidationKey = (typeof validationKeys)[number]
export type WarningKey = (typeof warningKeys)[number]
