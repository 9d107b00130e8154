import * as z from 'zod/mini'
import { codeText, formObject } from './fields'

// Official region codes have two digits per level, and four for the village. The dots are optional.
const regionCode = (shape: RegExp) => codeText(16).check(z.regex(shape, 'validation.region'))

const zipCode = codeText(16).check(z.regex(/^\d{5}$/, 'validation.zip_code'))

export const regionFields = {
  province: regionCode(/^\d{2}$/),
  city: regionCode(/^\d{2}\.?\d{2}$/),
  district: regionCode(/^\d{2}(?:\.?\d{2}){2}$/),
  urban: regionCode(/^\d{2}(?:\.?\d{2}){2}\.?\d{4}$/),
  zip_code: zipCode,
}

const levels = ['province', 'city', 'district', 'urban'] as const
type Level = (typeof levels)[number]

const withoutDots = (code: string) => code.replaceAll('.', '')

/** Each region is part of the previous one, so its code begins with the code of that region. */
export const areRegionsNested = z.check<Record<Level, string>>(({ value, issues }) => {
  levels.slice(1).forEach((name, index) => {
    const parent = levels[index]
    if (parent && !withoutDots(value[name]).startsWith(withoutDots(value[parent])))
      issues.push({ code: 'custom', message: 'validation.region', path: [name], input: undefined })
  })
})

export const postalAddressSchema = formObject(regionFields).check(areRegionsNested)
export type PostalAddress = z.output<typeof postalAddressSchema>
