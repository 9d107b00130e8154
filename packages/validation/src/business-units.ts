import * as z from 'zod/mini'
import { importMaxBytes } from './constants'
import {
  abortUnless,
  accepted,
  body,
  code,
  email,
  form,
  integer,
  optional,
  paragraph,
  phoneNumber,
  properName,
  text,
} from './fields'
import { hotelHasStars, premisesFields } from './industries'
import { isZeroNpwp, npwpDigits, npwpMaxLength } from './npwp'
import { regionFields, regionsNested } from './regions'
import { type FileMetadata, isChosen, isFile, replacementTaxFile, taxFile } from './tax-file'

/** A tax number of 15, 16 or 22 digits; separators are removed. */
export const npwp = text(npwpMaxLength).check(
  abortUnless<string>(value => !isZeroNpwp(value), 'validation.npwp_zeros'),
  z.refine(value => value === '' || npwpDigits(value) !== null, 'validation.npwp'),
  z.overwrite(value => npwpDigits(value) ?? value),
)

const company = {
  company_name: properName(120),
  brand_name: properName(120),
  company_address: paragraph(300),
  company_email: email,
  company_phone_number: phoneNumber,
  npwp,
  ...regionFields,
}

const property = {
  ...company,
  referral_code: optional(code('validation.referral_code')),
  terms: accepted,
}

/** Property information as the API expects it; the tax file is uploaded separately. */
export const propertySchema = form(property).check(regionsNested)
export const propertyBodySchema = body(property).check(regionsNested)

/** The form before a tax file is stored, and the form after. */
export const propertyFormSchema = form({ ...property, file_npwp: taxFile }).check(regionsNested)
export const propertyFormWithStoredFileSchema = form({ ...property, file_npwp: replacementTaxFile }).check(
  regionsNested,
)

/** The organisation's own code for an outlet, which imports identify it by. Not case-sensitive. */
const outletCode = text(40).check(
  z.refine(value => value === '' || /^[\w.-]+$/.test(value), 'validation.outlet_code'),
  z.overwrite(value => value.toUpperCase()),
)

const unit = { name: properName(120), outlet_code: optional(outletCode), ...premisesFields, ...company }

// A form may still carry stars from an earlier choice of "hotel".
const dropStarsOfOthers = z.overwrite<{ industry: string; hotel_stars?: number | undefined }>(value =>
  value.industry === 'hotel' ? value : { ...value, hotel_stars: undefined },
)

/** The portal's form for a business unit; the tax file may be uploaded later. */
export const businessUnitSchema = form({ ...unit, file_npwp: replacementTaxFile }).check(
  hotelHasStars,
  regionsNested,
  dropStarsOfOthers,
)

/** The API receives the tax file in a separate request. */
export const businessUnitBodySchema = body(unit).check(hotelHasStars, regionsNested, dropStarsOfOthers)

/** `version` is the version that was read; the API responds 409 if the stored one is newer. */
export const businessUnitChangeSchema = body({
  ...unit,
  version: integer(1, 1e9, 'validation.invalid'),
}).check(hotelHasStars, regionsNested, dropStarsOfOthers)

/** The file of an import; the importer checks its content. */
export const importSchema = form({
  file: z
    .custom<FileMetadata>(value => isFile(value) && isChosen(value), 'validation.required')
    .check(z.refine(file => file.size <= importMaxBytes, 'validation.csv_size')),
})

export type Property = z.output<typeof propertySchema>
export type BusinessUnitForm = z.output<typeof businessUnitSchema>
export type BusinessUnitBody = z.output<typeof businessUnitBodySchema>
export type BusinessUnitChange = z.output<typeof businessUnitChangeSchema>
