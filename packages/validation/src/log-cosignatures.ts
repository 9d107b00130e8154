import * as z from 'zod/mini'
import { boundedString } from './device/bounded'
import { bodyObject, formObject, hasLength } from './fields'

/** What a browser has signed: the number of entries, its verifier key (C2SP signed-note), and the signature line. */
export const cosignatureBodySchema = bodyObject({
  size: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  key: boundedString(200, 1),
  cosignature: boundedString(400, 1),
})
export type CosignatureBody = z.output<typeof cosignatureBodySchema>

/** The same from a form that a browser has filled in, without the end of the line. */
export const cosignatureFormSchema = formObject({
  size: z.pipe(
    z.string().check(hasLength(1, 15, 'validation.invalid'), z.regex(/^\d+$/, 'validation.invalid')),
    z.transform(Number),
  ),
  key: boundedString(200, 1),
  cosignature: boundedString(400, 1),
})
