const names: Record<string, string> = {
  documentId: 'id',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  publishedAt: 'published_at',
  pageSize: 'page_size',
  pageCount: 'page_count',
}

/** Renames the backend's fields to ours, at every depth. Numeric ids are dropped; `documentId` becomes `id`. */
export function renameFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'id' || typeof inner !== 'number')
      .map(([key, inner]) => [names[key] ?? key, renameFields(inner)]),
  )
}
