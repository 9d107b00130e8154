import * as z from 'zod/mini'
import { accepted, body, code, email, form, optional, paragraph, phoneNumber, text } from './fields'
import { hotelHasStars, premises } from './industries'
import { npwpDigits } from './npwp'
import { places, placesNested } from './regions'
import { replacementTaxFile, taxFile } from './tax-file'

/** A tax number of 15, 16 or 22 digits, kept as digits. */
export const npwp = text(40).check(
  z.refine(value => value === '' || npwpDigits(value) !== null, 'validation.npwp'),
  z.overwrite(value => npwpDigits(value) ?? value),
)

const company = {
  company_name: text(120),
  brand_name: text(120),
  company_address: paragraph(300),
  company_email: email,
  company_phone_number: phoneNumber,
  npwp,
  ...places,
}

const property = {
  ...company,
  referral_code: optional(code('validation.referral_code')),
  terms: accepted,
}

/** Property Information as the wire carries it; the tax file travels by itself. */
export const propertySchema = form(property).check(placesNested)
export const propertyBodySchema = body(property).check(placesNested)

/** The form while no tax file is stored, and the form once one is. */
export const propertyFormSchema = form({ ...property, file_npwp: taxFile }).check(placesNested)
export const propertyFormWithStoredFileSchema = form({ ...property, file_npwp: replacementTaxFile }).check(
  placesNested,
)

/** A business unit added from the portal. */
export const businessUnitSchema = form({ name: text(120), ...premises, ...company }).check(
  hotelHasStars,
  placesNested,
)

export type Property = z.output<typeof propertySchema>
export type BusinessUnitForm = z.output<typeof businessUnitSchema>
