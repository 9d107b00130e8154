import type { Schema, UID } from '@strapi/strapi'

const readAction = 'plugin::content-manager.explorer.read'

type Rule = { fields?: string[]; conditions?: object }
type Record = { [name: string]: unknown }

/** What a role may do, as the admin panel stores it in `ctx.state.userAbility`. */
export type Ability = {
  can(action: string, subject: unknown, field?: string): boolean
  rulesFor(action: string, subject: string): Rule[]
}

const identifiers = ['id', 'documentId', 'locale']
const everywhere = [
  ...identifiers,
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'localizations',
  // Names of the panel's list for the publication state.
  'status',
  '__status',
  '__component',
]

/** Fields of types without field permissions, which the panel shows beside other records. */
const shownFields: { [uid: string]: string[] } = {
  'admin::user': [...identifiers, 'firstname', 'lastname', 'username'],
  'plugin::users-permissions.role': [...identifiers, 'name'],
}

const fileType = 'plugin::upload.file'
const folderType = 'plugin::upload.folder'

export const getSchema = (uid: string): Schema.Schema => strapi.getModel(uid as UID.Schema)

const isScalar = ({ type }: Schema.Attribute.AnyAttribute) =>
  !['relation', 'media', 'component', 'dynamiczone'].includes(type)

/** Pictures and their folders have no field permissions: everything but their relations is shown. */
const listScalars = (uid: string): string[] =>
  Object.entries(getSchema(uid).attributes)
    .filter(([, attribute]) => isScalar(attribute))
    .map(([name]) => name)

const shownWithoutPermission = (uid: string): string[] => {
  if (uid === fileType) return [...identifiers, ...listScalars(uid), 'folder']
  if (uid === folderType) return [...identifiers, ...listScalars(uid)]
  return shownFields[uid] ?? identifiers
}

/** Whether two dotted field names are the same, or one is a component that contains the other. */
const covers = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

export function createFieldReader(ability: Ability) {
  const listRules = (uid: string) => ability.rulesFor(readAction, uid)
  const isConditional = (uid: string) =>
    listRules(uid).some(({ conditions }) => conditions && Object.keys(conditions).length > 0)

  /** The fields of a type that the role can read; null means all. Components are dotted names. */
  const listFields = (uid: string): string[] | null => {
    const rules = listRules(uid)
    if (rules.length === 0) return shownWithoutPermission(uid)
    if (rules.some(({ fields }) => !fields)) return null
    return [...everywhere, ...rules.flatMap(({ fields = [] }) => fields)]
  }

  const canReadField = (uid: string, field: string) =>
    listFields(uid)?.some(readable => covers(field, readable)) ?? true

  /**
   * Whether the role can read a dotted path of a query, which may lead through relations. The records behind a relation
   * must not depend on conditions, because a query would tell records apart that the role cannot see.
   */
  const canReadPath = (uid: string, [first, ...rest]: string[], component = ''): boolean => {
    if (first === undefined) return true
    const field = component ? `${component}.${first}` : first
    return canReadField(uid, field) && (rest.length === 0 || continuePath(uid, field, rest))
  }

  function continuePath(owner: string, path: string, rest: string[]): boolean {
    let schema = getSchema(owner)
    let attribute: Schema.Attribute.AnyAttribute | undefined
    for (const name of path.split('.')) {
      attribute = schema.attributes[name]
      if (attribute?.type === 'component') schema = getSchema(attribute.component)
    }
    if (attribute?.type === 'component') return canReadPath(owner, rest, path)
    if (attribute?.type === 'media') return canReadPath(fileType, rest)
    const target = attribute?.type === 'relation' && 'target' in attribute ? attribute.target : undefined
    return target !== undefined && !isConditional(target) && canReadPath(target, rest)
  }

  return {
    listFields,
    canReadPath,
    /** Whether the role can read at least some records of a type. */
    canReadType: (uid: string) => listRules(uid).length > 0,
  }
}

/** The part of a record that a role without a permission for its type sees, for example its identifiers. */
export const withoutPermission = (uid: string, record: Record): Record => {
  const shown = new Set([...shownWithoutPermission(uid), 'publishedAt', 'updatedAt', 'status', 'count'])
  return Object.fromEntries(Object.entries(record).filter(([name]) => shown.has(name)))
}
