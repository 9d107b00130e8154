import { creditColumns, type SealedCredits, sealedCreditsSchema } from '#src/reporting/seal/rules/leaf'

/** The credits of an entry, whose absent values are null. */
export const parseCreditsFields = (fields: { readonly [name: string]: unknown }): SealedCredits =>
  sealedCreditsSchema.parse(Object.fromEntries(creditColumns.map(name => [name, fields[name] ?? null])))
