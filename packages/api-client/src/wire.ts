import { z } from 'zod'

/** An integer amount of rupiah. Strapi sends big integers as strings. */
export const money = z
  .union([z.number(), z.string().regex(/^-?\d+$/)])
  .transform(Number)
  .pipe(z.int())

export const isoDateTime = z.iso.datetime({ offset: true })

export const okResponse = z.object({ ok: z.literal(true) })

/** Whether a text has the form of a record id: 24 lower-case letters and digits. */
export const isRecordId = (text: string) => /^[a-z0-9]{24}$/.test(text)

/** A response without a body. */
export const noContent = z.undefined()

export const storedFile = z.object({ name: z.string(), size: z.number(), mime: z.string() })
export type StoredFile = z.output<typeof storedFile>

export const namedRecord = z.object({ id: z.string(), name: z.string() })

export const billingPeriod = z.enum(['monthly', 'yearly'])

export const pagination = z.object({
  page: z.number(),
  page_size: z.number(),
  page_count: z.number(),
  total: z.number(),
})
export type Pagination = z.output<typeof pagination>

export interface PaginatedList<T> {
  data: T[]
  pagination: Pagination
}

const createDataResponse = <T>(schema: z.ZodType<T>) =>
  z.object({ data: schema }).transform(response => response.data)

const createListResponse = <T>(schema: z.ZodType<T>) =>
  z
    .object({ data: z.array(schema), meta: z.object({ pagination }) })
    .transform(({ data, meta }): PaginatedList<T> => ({ data, pagination: meta.pagination }))

/**
 * Schemas are cached, because Zod compiles a schema on first use, which takes longer than parsing a
 * response.
 */
const dataResponses = new WeakMap<z.ZodType, ReturnType<typeof createDataResponse>>()
const listResponses = new WeakMap<z.ZodType, ReturnType<typeof createListResponse>>()

// The casts below state what the WeakMap type cannot express: the type of a value depends on its key.

export function dataResponse<T>(schema: z.ZodType<T>) {
  const response = dataResponses.get(schema) ?? createDataResponse(schema)
  dataResponses.set(schema, response)
  return response as ReturnType<typeof createDataResponse<T>>
}

export function listResponse<T>(schema: z.ZodType<T>) {
  const response = listResponses.get(schema) ?? createListResponse(schema)
  listResponses.set(schema, response)
  return response as ReturnType<typeof createListResponse<T>>
}
