import { type PaginatedList, pagination } from '@bgm/contract'
import { z } from 'zod'

/** Whether a text has the form of a record id: 24 lower-case letters and digits. */
export const isRecordId = (text: string) => /^[a-z0-9]{24}$/.test(text)

/** A response without a body. */
export const noContent = z.undefined()

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
