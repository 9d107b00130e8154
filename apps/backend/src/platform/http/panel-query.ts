type Attributes = Readonly<Record<string, { type: string; target?: string }>>

/** Finds the attributes of a content type or component; undefined if there is none with this name. */
export type FindAttributes = (uid: string) => Attributes | undefined

// The panel's routes that pass fields and sort orders to the database without checking them.
const panelRoute =
  /^\/content-manager\/(relations|collection-types|single-types)\/([^/]{1,100})((?:\/[^/]{1,100}){0,3})/i

const alwaysKnown = ['id', 'documentId']

const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined

/** The attributes of the records that a route lists: for relations, those of the related type. */
function findListed(path: string, find: FindAttributes): Attributes | undefined {
  const [, kind = '', uid = '', rest = ''] = panelRoute.exec(path) ?? []
  const source = uid === '' ? undefined : find(decodeURIComponent(uid))
  if (kind.toLowerCase() !== 'relations' || !source) return source
  const { target } = own(source, decodeURIComponent(rest.split('/').at(-1) ?? '')) ?? {}
  return target === undefined ? undefined : find(target)
}

/** The names in `fields`, or null if it is neither a text nor a list of texts. */
function namesIn(value: unknown): string[] | null {
  const parts = Array.isArray(value) ? value : [value]
  if (!parts.every(part => typeof part === 'string')) return null
  return parts.flatMap(part => part.split(',')).map(part => part.trim())
}

const isKnown = (attributes: Attributes, name: string) =>
  alwaysKnown.includes(name) || own(attributes, name) !== undefined

/** Whether a path such as `business_unit.name` leads to an attribute. */
function isPath(attributes: Attributes, path: string, find: FindAttributes): boolean {
  const [name = '', ...rest] = path.split('.')
  const attribute = own(attributes, name)
  if (rest.length === 0) return alwaysKnown.includes(name) || (attribute !== undefined && !attribute.target)
  const related = attribute?.target === undefined ? undefined : find(attribute.target)
  return related !== undefined && isPath(related, rest.join('.'), find)
}

/** The paths in `sort`, without directions: `a.b:desc`, a list of such texts, or nested objects. */
function sortPaths(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(part => sortPaths(part, prefix))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) =>
      typeof inner === 'string' ? [`${prefix}${name}`] : sortPaths(inner, `${prefix}${name}.`),
    )
  return String(value)
    .split(',')
    .map(part => `${prefix}${part.split(':')[0]?.trim()}`)
}

/** Whether the fields, the sort order and the search of a panel query exist and have the types that Strapi assumes. */
export function isPanelQueryKnown(
  path: string,
  { fields, sort, _q: search }: Readonly<Record<string, unknown>>,
  find: FindAttributes,
): boolean {
  if (!panelRoute.test(path)) return true
  if (search !== undefined && typeof search !== 'string') return false
  const listed = findListed(path, find)
  if (!listed) return true
  const names = fields === undefined ? [] : namesIn(fields)
  if (!names?.every(name => name === '*' || isKnown(listed, name))) return false
  return sort === undefined || sortPaths(sort).every(name => isPath(listed, name, find))
}
