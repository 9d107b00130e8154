import { errors } from '@strapi/utils'

const largest = 100

/** Strapi cuts a larger page without a word; a client that asks for more is told so instead. */
export function parsePagination(pagination: Record<string, unknown> = {}): Record<string, unknown> {
  const { pageSize, limit } = pagination
  for (const size of [pageSize, limit]) {
    if (size === undefined) continue
    const number = Number(size)
    if (!Number.isInteger(number) || number < 1 || number > largest) {
      throw new errors.ValidationError(`A page holds 1 to ${largest} entries`)
    }
  }
  if ('start' in pagination || 'limit' in pagination) return { limit: largest, ...pagination }
  return { page: 1, pageSize: largest, ...pagination }
}
