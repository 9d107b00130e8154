import * as z from 'zod/mini'
import { form, text } from './fields'

// Codes of the ministry: two digits a level, four for the village; dots between the levels may be left out.
const level = (shape: RegExp) => text(16).check(z.regex(shape, 'validation.region'))

const zipCode = text(16).check(z.regex(/^\d{5}$/, 'validation.zip_code'))

export const regionFields = {
  province: level(/^\d{2}$/),
  city: level(/^\d{2}\.?\d{2}$/),
  district: level(/^\d{2}(?:\.?\d{2}){2}$/),
  urban: level(/^\d{2}(?:\.?\d{2}){2}\.?\d{4}$/),
  zip_code: zipCode,
}

const chain = ['province', 'city', 'district', 'urban'] as const
type Place = (typeof chain)[number]

const bare = (code: string) => code.replaceAll('.', '')

/** Each region lies inside the one before it: its code begins with that one's. */
export const regionsNested = z.check<Record<Place, string>>(({ value, issues }) => {
  chain.slice(1).forEach((name, index) => {
    const parent = chain[index]
    if (parent && !bare(value[name]).startsWith(bare(value[parent])))
      issues.push({ code: 'custom', message: 'validation.region', path: [name], input: undefined })
  })
})

export const postalAddressSchema = form(regionFields).check(regionsNested)
export type PostalAddress = z.output<typeof postalAddressSchema>
