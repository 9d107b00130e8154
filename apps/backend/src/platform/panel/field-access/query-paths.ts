/** The path in a name such as `organisation.name:asc`. Strapi splits at colons too. */
function parsePath(name: string): string[] {
  const parts = name.split(/[.:]/).map(part => part.trim())
  return /^(asc|desc)$/i.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts
}

/** The paths in a `sort` or `fields` parameter, which may be a string, a list or an object. */
function namesIn(value: unknown): string[][] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map(parsePath)
      .filter(([first = '']) => first !== '' && first !== '*')
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return pathsIn(value)
}

/** A `sort` parameter without the parts that a test rejects. An object is kept or left out as a whole. */
export function filterSort(value: unknown, isAllowed: (path: string[]) => boolean): unknown {
  if (Array.isArray(value))
    return value.map(part => filterSort(part, isAllowed)).filter(part => part !== undefined)
  if (typeof value === 'string') {
    const allowed = value.split(',').filter(part => namesIn(part).every(isAllowed))
    return allowed.length > 0 ? allowed.join(',') : undefined
  }
  return namesIn(value).every(isAllowed) ? value : undefined
}

/** The paths that lead to the values of an object, without operators such as `$and` and positions in lists. */
function pathsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  if (typeof value !== 'object' || value === null) return [[]]
  const entries = Object.entries(value)
  if (entries.length === 0) return [[]]
  return entries.flatMap(([name, inner]) => {
    // The parser of queries turns long lists into objects whose names are the positions.
    if (name.startsWith('$') || /^\d{1,4}$/.test(name)) return pathsIn(inner)
    return pathsIn(inner).map(path => [...name.split('.'), ...path])
  })
}

/** The fields that a query refers to, as paths that may lead through relations. */
export const listQueryPaths = ({ filters, sort, fields }: Record<string, unknown>) => ({
  filters: filters ? pathsIn(filters).filter(path => path.length > 0) : [],
  others: [...namesIn(sort ?? []), ...namesIn(fields ?? [])].filter(path => path.length > 0),
})
