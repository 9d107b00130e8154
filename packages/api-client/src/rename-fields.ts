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
  const renamed: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value))
    if (key !== '__proto__' && (key !== 'id' || typeof inner !== 'number'))
      renamed[names[key] ?? key] = renameFields(inner)
  return renamed
}
