import type { Core, UID } from '@strapi/strapi'

type Attribute = { type: string; relation?: string; target?: string; mappedBy?: string; component?: string }
type Value = string | number | boolean | object

/** A value that occurs nowhere else, by type of attribute. Enumerations accept it because only forms check them. */
function markFor(type: string, at: number, name: string): Value | undefined {
  const text = `mark-${at}-${name}`
  switch (type) {
    case 'string':
    case 'text':
    case 'email':
    case 'enumeration':
    case 'password':
    case 'uid':
    case 'richtext':
    case 'customField':
      return text
    case 'json':
      return { text }
    case 'integer':
      return 730_000_000 + at
    case 'biginteger':
      return String(7_300_000_000_000 + at)
    case 'float':
      return 7300.5 + at
    case 'datetime':
      return new Date(Date.UTC(2047, 0, 1) + at * 1000).toISOString()
    case 'date':
      return new Date(Date.UTC(2100, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    default:
      return undefined
  }
}

/** The part of a response by which a value is found. */
const toText = (value: Value): string =>
  typeof value === 'object' ? (Object.values(value)[0] as string) : String(value)

export type Mark = { uid: string; field: string; value: Value; text: string }

const isOurs = (uid: string) => uid.startsWith('api::') || uid === 'plugin::users-permissions.user'

/** The attributes of a type, without those that Strapi adds. */
export const listAttributes = (strapi: Core.Strapi, uid: string): [string, Attribute][] =>
  Object.entries(strapi.contentType(uid as UID.ContentType).attributes as Record<string, Attribute>).filter(
    ([name]) =>
      ![
        'createdAt',
        'updatedAt',
        'publishedAt',
        'createdBy',
        'updatedBy',
        'locale',
        'localizations',
      ].includes(name),
  )

/** Rows of these types need columns that the type does not have, so a seeded row is overwritten. */
const seeded = ['api::licence.licence']

async function storeMarked(strapi: Core.Strapi, uid: UID.ContentType, values: object) {
  const rows = strapi.db.query(uid)
  const { options } = strapi.contentType(uid)
  // The panel shows drafts.
  const state = options?.draftAndPublish ? { publishedAt: null } : {}
  if (!seeded.includes(uid)) return await rows.create({ data: { ...values, ...state, locale: 'id' } })
  const [found] = await rows.findMany({ limit: 1 })
  return await rows.update({ where: { id: found.id }, data: values })
}

/** Rows that cannot be updated, so they are created last, with their relations. */
const appendOnly = ['api::audit-entry.audit-entry', 'api::consent.consent', 'api::collective.collective-read']

/**
 * Creates one record of every content type, whose every field has a value that occurs nowhere else, and connects all of
 * them by every relation.
 */
export async function createMarkedRecords(strapi: Core.Strapi) {
  const found = Object.keys(strapi.contentTypes).filter(isOurs) as UID.ContentType[]
  const uids = [
    ...found.filter(uid => !appendOnly.includes(uid)),
    ...found.filter(uid => appendOnly.includes(uid)),
  ]
  const marks: Mark[] = []
  const records = new Map<string, { id: number; documentId: string }>()
  const linkRecords = (uid: string) =>
    Object.fromEntries(
      listAttributes(strapi, uid)
        .filter(([, attribute]) => attribute.type === 'relation' && records.has(attribute.target ?? ''))
        .map(([name, { relation, target = '' }]) => {
          const id = records.get(target)?.id
          return [name, relation?.endsWith('Many') ? [id] : id]
        }),
    )
  for (const uid of uids) {
    const data: Record<string, Value | null> = {}
    for (const [field, { type }] of listAttributes(strapi, uid)) {
      const value = markFor(type, marks.length, field)
      if (value === undefined) continue
      data[field] = value
      marks.push({ uid, field, value, text: toText(value) })
    }
    records.set(uid, await storeMarked(strapi, uid, { ...data, ...linkRecords(uid) }))
  }
  for (const uid of found) {
    const links = linkRecords(uid)
    if (Object.keys(links).length > 0 && !appendOnly.includes(uid))
      await strapi.db.query(uid).update({ where: { id: records.get(uid)?.id }, data: links })
  }
  return { uids: uids as string[], marks, records }
}
