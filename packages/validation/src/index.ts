export * from './account'
export * from './audit'
export * from './business-units'
export * from './calculator'
export { isCommonPassword } from './common-passwords'
export * from './consents'
export * from './contact-messages'
export { fieldNamesOf } from './field-names'
export { body, form, optional } from './fields'
export * from './google'
export * from './industries'
export * from './keys'
export * from './lists'
export { npwpDigits, npwpWarning } from './npwp'
export * from './orders'
export * from './partner-applications'
export * from './people'
export { type PostalAddress, postalAddressSchema } from './regions'
export {
  type AccountBody,
  accountBodySchema,
  asRegisterBody,
  profileSchema,
  type Register,
  type RegisterBody,
  registerBodySchema,
  registerSchema,
} from './registration'
export * from './registration-steps'
export * from './roles'
export * from './second-factor'
export { isPageSlug, reservedSlugs, siteSlugs } from './site-pages'
export {
  type NamedFile,
  replacementTaxFile,
  type TaxFileType,
  taxFile,
  taxFileKind,
  taxFileTypes,
} from './tax-file'
export { zipCodeWarning } from './zip-code'
