export * from './account'
export * from './announcements'
export * from './audit'
export * from './business-units'
export * from './calculator'
export * from './carts'
export { cleanCode, cleanText } from './clean-text'
export * from './clock'
export * from './collective-reads'
export { isCommonPassword } from './common-passwords'
export * from './consents'
export * from './constants'
export * from './contact-messages'
export { type CheckpointSigner, cosignCheckpoint } from './cosign'
export * from './evidence'
export { listFieldNames } from './field-names'
export { bodyObject, formObject, optionalField } from './fields'
export * from './google'
export * from './industries'
export * from './integrations'
export * from './ledger'
export * from './licence-code'
export * from './licence-display'
export * from './licences'
export * from './log-cosignatures'
export * from './log-proofs'
export * from './log-tiles'
export * from './message-keys'
export * from './music'
export { findNpwpWarning, parseNpwp } from './npwp'
export * from './opening-hours'
export * from './order-approval'
export * from './orders'
export * from './partner-applications'
export { newPassword } from './passwords'
export * from './payments'
export * from './people'
export * from './permissions'
export * from './playback'
export * from './playlists'
export * from './quotations'
export { type PostalAddress, postalAddressSchema } from './regions'
export {
  type AccountBody,
  accountBodySchema,
  profileSchema,
  type Register,
  type RegisterBody,
  registerBodySchema,
  registerSchema,
  toRegisterBody,
} from './registration'
export * from './registration-steps'
export * from './remote-passes'
export * from './roles'
export * from './schedule'
export * from './second-factor'
export * from './service-status'
export { isPageSlug, reservedSlugs, siteSlugs } from './site-pages'
export * from './subscription-plans'
export * from './suggested-package'
export {
  detectTaxFileType,
  type FileMetadata,
  replacementTaxFile,
  type TaxFileType,
  taxFile,
  taxFileTypes,
} from './tax-file'
export * from './track-reports'
export * from './trial'
export * from './unit-groups'
export * from './unit-locks'
export * from './usage'
export * from './volumes'
export * from './withholding'
export { findZipCodeWarning } from './zip-code'
export * from './zone-batches'
