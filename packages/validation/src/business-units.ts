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

/** A tax number of 15, 16 or 22 digits, kept as digits. */
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

/** Property Information as the wire carries it; the tax file travels by itself. */
export const propertySchema = form(property).check(regionsNested)
export const propertyBodySchema = body(property).check(regionsNested)

/** The form while no tax file is stored, and the form once one is. */
export const propertyFormSchema = form({ ...property, file_npwp: taxFile }).check(regionsNested)
export const propertyFormWithStoredFileSchema = form({ ...property, file_npwp: replacementTaxFile }).check(
  regionsNested,
)

/** The organisation's own code of an outlet: what an import knows it by. Case does not matter. */
const outletCode = text(40).check(
  z.refine(value => value === '' || /^[\w.-]+$/.test(value), 'validation.outlet_code'),
  z.overwrite(value => value.toUpperCase()),
)

const unit = { name: properName(120), outlet_code: optional(outletCode), ...premisesFields, ...company }

// Stars left over from an earlier choice of "hotel" are dropped.
const starsOfHotels = z.overwrite<{ industry: string; hotel_stars?: number | undefined }>(value =>
  value.industry === 'hotel' ? value : { ...value, hotel_stars: undefined },
)

/** A business unit as its form in the portal sends it; the tax file may come later. */
export const businessUnitSchema = form({ ...unit, file_npwp: replacementTaxFile }).check(
  hotelHasStars,
  regionsNested,
  starsOfHotels,
)

/** The wire: the tax file travels by itself. */
export const businessUnitBodySchema = body(unit).check(hotelHasStars, regionsNested, starsOfHotels)

/** A change names the version that was read: another one in between is a conflict. */
export const businessUnitChangeSchema = body({
  ...unit,
  version: integer(1, 1e9, 'validation.invalid'),
}).check(hotelHasStars, regionsNested, starsOfHotels)

/** The file of an import: its bytes are judged by who reads it. */
export const importSchema = form({
  file: z
    .custom<FileMetadata>(value => isFile(value) && isChosen(value), 'validation.required')
    .check(z.refine(file => file.size <= importMaxBytes, 'validation.csv_size')),
})

export type Property = z.output<typeof propertySchema>
export type BusinessUnitForm = z.output<typeof businessUnitSchema>
export type BusinessUnitBody = z.output<typeof businessUnitBodySchema>
export type BusinessUnitChange = z.output<typeof businessUnitChangeSchema>
