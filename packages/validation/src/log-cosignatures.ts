import * as z from 'zod/mini'
import { bodyObject, formObject, hasLength } from './fields'

const line = (max: number) =>
  z.string({ error: 'validation.invalid' }).check(hasLength(1, max, 'validation.invalid'))

/** The verifier key of a browser (C2SP signed-note), and its signature line. */
const signed = { key: line(200), cosignature: line(400) }

/** What a browser has signed: the number of entries, its key and the signature. */
export const cosignatureBodySchema = bodyObject({
  size: z
    .int({ error: 'validation.invalid' })
    .check(z.gte(0, 'validation.invalid'), z.lte(Number.MAX_SAFE_INTEGER, 'validation.invalid')),
  ...signed,
})
export type CosignatureBody = z.output<typeof cosignatureBodySchema>

/** The same from a form that a browser has filled in, without the end of the line. */
export const cosignatureFormSchema = formObject({
  size: z.pipe(line(15).check(z.regex(/^\d+$/, 'validation.invalid')), z.transform(Number)),
  ...signed,
})
