import { z } from 'zod'

export const pagination = z.object({
  page: z.number(),
  page_size: z.number(),
  page_count: z.number(),
  total: z.number(),
})
export type Pagination = z.output<typeof pagination>

export type PaginatedList<T> = {
  data: T[]
  pagination: Pagination
}

/** A record in the member `data` of the response. */
export const dataOf = <T extends z.ZodType>(value: T) => ({
  kind: 'data' as const,
  value,
  schema: z.object({ data: value }),
})

/** A list that is written while it is read from the database. */
export const dataStreamOf = <T extends z.ZodType>(item: T) => ({
  kind: 'data-stream' as const,
  value: z.array(item),
  item,
  schema: z.object({ data: z.array(item) }),
})

/** One page of a list, and values that belong to the whole list. */
export const pageOf = <T extends z.ZodType, M extends z.ZodRawShape = Record<never, never>>(
  value: T,
  meta = {} as M, // The default of the type.
) => ({
  kind: 'page' as const,
  value,
  meta,
  schema: z.object({ data: z.array(value), meta: z.object({ ...meta, pagination }) }),
})

/** A file that the client reads completely. */
export const file = { kind: 'file' } as const

/** A file of any size. */
export const fileStream = { kind: 'file-stream' } as const

export type ResponseType =
  | z.core.$ZodType
  | ReturnType<typeof dataOf>
  | ReturnType<typeof dataStreamOf>
  | ReturnType<typeof pageOf>
  | typeof file
  | typeof fileStream

type InputsOf<M> = { [Name in keyof M]: z.input<M[Name]> }
type OutputsOf<M> = { [Name in keyof M]: z.output<M[Name]> }

/** What a handler returns as JSON: dates may be `Date` objects, and undeclared fields are removed. */
export type HandlerValue<R> = R extends { kind: 'data'; value: infer T extends z.ZodType }
  ? z.input<T>
  : R extends { kind: 'page'; value: infer T extends z.ZodType; meta: infer M }
    ? { data: z.input<T>[]; pagination: Pagination } & InputsOf<M>
    : R extends { kind: 'data-stream'; item: infer T extends z.ZodType }
      ? AsyncIterable<z.input<T>>
      : R extends z.core.$ZodType
        ? z.input<R>
        : never

/** What a client receives as JSON. */
export type ClientValue<R> = R extends { kind: 'data' | 'data-stream'; value: infer T extends z.ZodType }
  ? z.output<T>
  : R extends { kind: 'page'; value: infer T extends z.ZodType; meta: infer M }
    ? PaginatedList<z.output<T>> & OutputsOf<M>
    : R extends z.core.$ZodType
      ? z.output<R>
      : never

export type JsonResponse = Exclude<ResponseType, typeof file | typeof fileStream>

export const isFileResponse = (response: ResponseType): response is typeof file | typeof fileStream =>
  'kind' in response && (response.kind === 'file' || response.kind === 'file-stream')

/** The schema of the whole body. */
export const getBodySchema = (response: JsonResponse): z.core.$ZodType =>
  'kind' in response ? response.schema : response

/** The body for what a handler returns. */
export function toBody(response: JsonResponse, value: unknown): unknown {
  if (!('kind' in response)) return value
  if (response.kind !== 'page') return { data: value }
  const { data, ...meta } = Object(value)
  return { data, meta }
}

/** What a client returns for a parsed body. */
export function fromBody(response: JsonResponse, body: unknown): unknown {
  if (!('kind' in response)) return body
  const { data, meta } = Object(body)
  return response.kind === 'page' ? { data, ...meta } : data
}
