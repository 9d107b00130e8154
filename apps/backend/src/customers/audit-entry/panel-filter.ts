import { fullName } from '#src/customers/membership/row'
import { type StaffMessage, translateForStaff } from '#src/platform/panel/staff-language'
import { actionLabels, subjectLabels } from './panel-labels'

type Test = (shown: string, search: string) => boolean
type Condition = Record<string, unknown>

const ignoreCase =
  (test: Test): Test =>
  (shown, wanted) =>
    test(shown.toLowerCase(), wanted.toLowerCase())
const equals: Test = (shown, wanted) => shown === wanted
const contains: Test = (shown, wanted) => shown.includes(wanted)
const startsWith: Test = (shown, wanted) => shown.startsWith(wanted)
const endsWith: Test = (shown, wanted) => shown.endsWith(wanted)

const tests: Record<string, Test> = {
  $eq: equals,
  $eqi: ignoreCase(equals),
  $contains: contains,
  $containsi: ignoreCase(contains),
  $startsWith: startsWith,
  $startsWithi: ignoreCase(startsWith),
  $endsWith: endsWith,
  $endsWithi: ignoreCase(endsWith),
}
const opposites: Record<string, string> = {
  $ne: '$eq',
  $nei: '$eqi',
  $notContains: '$contains',
  $notContainsi: '$containsi',
}

// A search term that matches more names than this is too short to be useful.
const maxNames = 500

type Source = { uid: string; names: string[]; displayName: (row: Record<string, string | null>) => string }

const people: Source = {
  uid: 'plugin::users-permissions.user',
  names: ['first_name', 'last_name'],
  displayName: ({ first_name, last_name }) =>
    fullName({ first_name: first_name ?? '', last_name: last_name ?? null }),
}
const singleNameSource = (uid: string, name: string): Source => ({
  uid,
  names: [name],
  displayName: row => row[name] ?? '',
})
const records = [
  people,
  singleNameSource('api::business-unit.business-unit', 'name'),
  singleNameSource('api::organisation.organisation', 'name'),
  singleNameSource('api::order.order', 'number'),
  singleNameSource('api::invitation.invitation', 'email'),
]

/** The ids of the records whose display name passes the test. */
async function findIdsByName(sources: Source[], test: Test, search: string): Promise<string[]> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 5)
  const rowsBySource = await Promise.all(
    sources.map(async ({ uid, names, displayName }) => {
      const rows: (Record<string, string | null> & { documentId: string })[] = await strapi.db
        .query(uid as 'api::order.order')
        .findMany({
          select: ['documentId', ...names],
          where: {
            $and: words.map(word => ({ $or: names.map(name => ({ [name]: { $containsi: word } })) })),
          },
          limit: maxNames,
        })
      return rows.filter(row => test(displayName(row), search)).map(({ documentId }) => documentId)
    }),
  )
  return rowsBySource.flat()
}

const matchLabels = (labels: Record<string, StaffMessage>) => async (test: Test, wanted: string) =>
  Object.keys(labels).filter(key => test(translateForStaff(labels[key] ?? [key, key]), wanted))

const lookups: Record<string, (test: Test, wanted: string) => Promise<string[]>> = {
  action: matchLabels(actionLabels),
  subject: matchLabels(subjectLabels),
  actor: (test, wanted) => findIdsByName([people], test, wanted),
  subject_id: (test, wanted) => findIdsByName(records, test, wanted),
}

async function translateCondition(field: string, operator: string, search: unknown): Promise<Condition> {
  const original = { [field]: { [operator]: search } }
  const opposite = opposites[operator]
  const test = tests[opposite ?? operator]
  const lookup = lookups[field]
  if (!test || !lookup || typeof search !== 'string') return original
  const keys = await lookup(test, search)
  return opposite
    ? { $and: [original, { [field]: { $notIn: keys } }] }
    : { $or: [original, { [field]: { $in: keys } }] }
}

/**
 * Translates the filters of the panel's list. Entries store keys and ids, but staff search for the labels and names
 * that the list shows.
 */
export async function translateFilters(filters: unknown): Promise<unknown> {
  if (Array.isArray(filters)) return await Promise.all(filters.map(translateFilters))
  if (typeof filters !== 'object' || filters === null) return filters
  const conditions = await Promise.all(
    Object.entries(filters).map(async ([name, value]): Promise<Condition[]> => {
      if (name.startsWith('$')) return [{ [name]: await translateFilters(value) }]
      if (!(name in lookups) || typeof value !== 'object' || value === null) return [{ [name]: value }]
      return await Promise.all(
        Object.entries(value).map(([operator, search]) => translateCondition(name, operator, search)),
      )
    }),
  )
  return { $and: conditions.flat() }
}
