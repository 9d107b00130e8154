import * as z from 'zod/mini'
import { importMaxBytes } from './constants'
import {
  abortUnless,
  accepted,
  bodyObject,
  code,
  codeText,
  codeTextOrEmpty,
  email,
  formObject,
  integer,
  multilineText,
  optionalField,
  phoneNumber,
  properName,
} from './fields'
import { hasHotelStars, premisesFields } from './industries'
import { isZeroNpwp, npwpMaxLength, parseNpwp } from './npwp'
import { areRegionsNested, regionFields } from './regions'
import { type FileMetadata, isFile, isFileSelected, replacementTaxFile } from './tax-file'

const npwpChecks = [
  abortUnless<string>(value => !isZeroNpwp(value), 'validation.npwp_zeros'),
  z.refine<string>(value => value === '' || parseNpwp(value) !== null, 'validation.npwp'),
  z.overwrite<string>(value => parseNpwp(value) ?? value),
] as const

/** A tax number of 15, 16 or 22 digits; separators are removed. */
export const npwp = codeText(npwpMaxLength).check(...npwpChecks)

/** A tax number, or an empty text: it is asked for at the latest before the second order of a unit. */
const npwpOrEmpty = z._default(codeTextOrEmpty(npwpMaxLength).check(...npwpChecks), '')

const company = {
  company_name: properName(120),
  brand_name: properName(120),
  company_address: multilineText(300),
  company_email: email,
  company_phone_number: phoneNumber,
  npwp: npwpOrEmpty,
  ...regionFields,
}

const property = {
  ...company,
  referral_code: optionalField(code('validation.referral_code')),
  terms: accepted,
}

/** The property information in the format that the API expects; the tax file is uploaded separately. */
export const propertySchema = formObject(property).check(areRegionsNested)
export const propertyBodySchema = bodyObject(property).check(areRegionsNested)

/** The form. Without a new tax file, one that is stored is kept. */
export const propertyFormSchema = formObject({ ...property, file_npwp: replacementTaxFile }).check(
  areRegionsNested,
)

/** The organisation's own code for an outlet, which identifies the outlet in imports. Case-insensitive. */
const outletCode = codeText(40).check(
  z.refine(value => value === '' || /^[\w.-]+$/.test(value), 'validation.outlet_code'),
  z.overwrite(value => value.toUpperCase()),
)

const unit = { name: properName(120), outlet_code: optionalField(outletCode), ...premisesFields, ...company }

// A form may still contain the stars from an earlier choice of "hotel".
const dropStarsUnlessHotel = z.overwrite<{ industry: string; hotel_stars?: number | undefined }>(value =>
  value.industry === 'hotel' ? value : { ...value, hotel_stars: undefined },
)

/** The portal's form for a business unit; the tax file may be uploaded later. */
export const businessUnitSchema = formObject({ ...unit, file_npwp: replacementTaxFile }).check(
  hasHotelStars,
  areRegionsNested,
  dropStarsUnlessHotel,
)

/** The API receives the tax file in a separate request. */
export const businessUnitBodySchema = bodyObject(unit).check(
  hasHotelStars,
  areRegionsNested,
  dropStarsUnlessHotel,
)

/**
 * An update of a unit. `version` is the version on which the change is based; the API responds 409 if the
 * stored version is newer.
 */
export const businessUnitChangeSchema = bodyObject({
  ...unit,
  version: integer(1, 1e9, 'validation.invalid'),
}).check(hasHotelStars, areRegionsNested, dropStarsUnlessHotel)

/** The uploaded import file. The importer checks its content. */
export const unitImportSchema = formObject({
  file: z
    .custom<FileMetadata>(value => isFile(value) && isFileSelected(value), 'validation.required')
    .check(z.refine(file => file.size <= importMaxBytes, 'validation.csv_size')),
})

export type Property = z.output<typeof propertySchema>
export type BusinessUnitForm = z.output<typeof businessUnitSchema>
export type BusinessUnitBody = z.output<typeof businessUnitBodySchema>
export type BusinessUnitChange = z.output<typeof businessUnitChangeSchema>
