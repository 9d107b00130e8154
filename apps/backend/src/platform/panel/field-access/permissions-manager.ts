import type { Core } from '@strapi/strapi'
import { filterSort } from './query-paths'
import { type Ability, createFieldReader, getSchema, withoutPermission } from './readable-fields'

const readAction = 'plugin::content-manager.explorer.read'

type Entry = { [name: string]: unknown }
type Sanitize = (data: unknown, options?: object) => Promise<unknown>
type Query = { _q?: unknown; filters?: unknown; sort?: unknown } & Record<string, unknown>
type Manager = {
  sanitizeOutput: Sanitize
  sanitizeQuery(query: Query, options?: object): Promise<Query>
  toSubject(record: Entry, uid?: string): Entry
}
type Options = { ability: Ability; model: string; action?: string }
type CreateManager = (options: Options) => Manager

const createManager: CreateManager = options =>
  strapi.service('admin::permission').createPermissionsManager(options)

const isRecord = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Applies `work` to a value or to each value of a list. */
export async function onEach(value: unknown, work: (record: Entry) => Promise<unknown>): Promise<unknown> {
  if (Array.isArray(value)) return await Promise.all(value.map(item => onEach(item, work)))
  return isRecord(value) ? await work(value) : value
}

const searchedTypes = ['string', 'text', 'email', 'uid', 'richtext', 'enumeration']

/** A search in the fields that the role can read. Strapi's own search reads every field of the type. */
function searchFilter(uid: string, fields: string[], search: string) {
  const names = Object.entries(getSchema(uid).attributes)
    .filter(([name, { type }]) => searchedTypes.includes(type) && fields.includes(name))
    .map(([name]) => name)
  // Without a readable field, nothing matches.
  return names.length > 0
    ? { $or: names.map(name => ({ [name]: { $containsi: search } })) }
    : { id: { $null: true } }
}

/** A folder of the media library with the folders above it, which the library shows as a path. */
async function limitFolder(folder: Entry): Promise<Entry> {
  const { parent } = folder
  const shown = withoutPermission('plugin::upload.folder', folder)
  return parent === undefined ? shown : { ...shown, parent: await onEach(parent, limitFolder) }
}

async function limitFile(file: Entry): Promise<Entry> {
  const { folder, ...shown } = withoutPermission('plugin::upload.file', file)
  return folder === undefined ? shown : { ...shown, folder: await onEach(folder, limitFolder) }
}

/** What the role could read of a related record on that record's own page. */
export async function showRelated(ability: Ability, uid: string, record: Entry): Promise<unknown> {
  if (uid === 'plugin::upload.folder') return await limitFolder(record)
  const manager = createManager({ ability, model: uid, action: readAction })
  const subject = manager.toSubject({ ...record }, uid)
  if (uid === 'admin::user' || !ability.can(readAction, subject)) return withoutPermission(uid, record)
  return await manager.sanitizeOutput(record, { subject })
}

/**
 * Strapi applies field permissions to the requested record only. With this manager, a related record shows what the
 * role could read of it on its own page, at every level, and a search finds nothing in fields that the role cannot read.
 */
function withRelatedFields(manager: Manager, { ability, model }: Options): Manager {
  const reader = createFieldReader(ability)

  async function limitRelations(uid: string, entry: Entry): Promise<Entry> {
    const { attributes } = getSchema(uid)
    const limited = await Promise.all(
      Object.entries(entry).map(async ([name, value]): Promise<[string, unknown]> => {
        const attribute = attributes[name]
        switch (attribute?.type) {
          case 'relation': {
            const target = 'target' in attribute ? attribute.target : undefined
            return [
              name,
              await onEach(value, record => showRelated(ability, target ?? String(record.__type), record)),
            ]
          }
          case 'media':
            return [name, await onEach(value, limitFile)]
          case 'component':
            return [name, await onEach(value, part => limitRelations(attribute.component, part))]
          case 'dynamiczone':
            return [name, await onEach(value, part => limitRelations(String(part.__component), part))]
          default:
            return [name, value]
        }
      }),
    )
    return Object.fromEntries(limited)
  }

  const { sanitizeOutput, sanitizeQuery } = manager
  return Object.assign(manager, {
    sanitizeOutput: async (data: unknown, chosen?: object) =>
      await onEach(await sanitizeOutput(data, chosen), entry => limitRelations(model, entry)),
    async sanitizeQuery(query: Query, chosen?: object): Promise<Query> {
      const { _q: search, ...sanitized } = await sanitizeQuery(query, chosen)
      const fields = reader.canReadType(model) ? reader.listFields(model) : null
      if (fields && sanitized.sort)
        sanitized.sort = filterSort(sanitized.sort, path => reader.canReadPath(model, path))
      if (typeof search !== 'string' || search === '') return sanitized
      if (!fields) return { ...sanitized, _q: search }
      const matches = searchFilter(model, fields, search)
      return { ...sanitized, filters: sanitized.filters ? { $and: [sanitized.filters, matches] } : matches }
    },
  })
}

let create: CreateManager | undefined

/** Must run before the first request. All instances of Strapi in a process share this service. */
export function limitRelatedFields(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission')
  create ??= service.createPermissionsManager as CreateManager
  const createOriginal = create
  service.createPermissionsManager = (options: Options) => withRelatedFields(createOriginal(options), options)
}
