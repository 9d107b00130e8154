import { z } from 'zod'

/** An integer amount of rupiah. Strapi sends big integers as strings. */
export const money = z
  .union([z.number(), z.string().regex(/^-?\d+$/)])
  .transform(Number)
  .pipe(z.int())

/** A time as an ISO 8601 text. Handlers may return a `Date`. */
export const isoDateTime = z.pipe(
  z.transform((value: string | Date) => (value instanceof Date ? value.toISOString() : value)),
  z.iso.datetime({ offset: true }),
)

export const okResponse = z.object({ ok: z.literal(true) })

export const storedFile = z.object({ name: z.string(), size: z.number(), mime: z.string() })
export type StoredFile = z.output<typeof storedFile>

export const namedRecord = z.object({ id: z.string(), name: z.string() })

/** A region with its code in the Ministry of Home Affairs' numbering. */
export const regionRef = z.object({ code: z.string(), name: z.string() })

export const billingPeriod = z.enum(['monthly', 'yearly'])

export const timeZone = z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'])

/** A time in the body or query of a call. */
export const instant = z
  .string('validation.required')
  .max(40, 'validation.invalid')
  .pipe(z.iso.datetime({ offset: true, error: 'validation.invalid' }))
