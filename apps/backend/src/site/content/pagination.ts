import { errors } from '@strapi/utils'

const maxPageSize = 100

/** Rejects a page size over the limit; Strapi would silently reduce it. */
export function parsePagination(pagination: Record<string, unknown> = {}): Record<string, unknown> {
  const { pageSize, limit } = pagination
  for (const size of [pageSize, limit]) {
    if (size === undefined) continue
    const number = Number(size)
    if (!Number.isInteger(number) || number < 1 || number > maxPageSize) {
      throw new errors.ValidationError(`A page has 1 to ${maxPageSize} entries`)
    }
  }
  if ('start' in pagination || 'limit' in pagination) return { limit: maxPageSize, ...pagination }
  return { page: 1, pageSize: maxPageSize, ...pagination }
}
