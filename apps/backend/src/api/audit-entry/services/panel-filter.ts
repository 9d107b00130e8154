import { inStaffLanguage, type StaffText } from '#src/admin-panel/staff-language'
import { fullName } from '#src/api/membership/services/row'
import { actionLabels, subjectLabels } from './panel-labels'

type Test = (shown: string, wanted: string) => boolean
type Condition = Record<string, unknown>

const lower =
  (test: Test): Test =>
  (shown, wanted) =>
    test(shown.toLowerCase(), wanted.toLowerCase())
const equals: Test = (shown, wanted) => shown === wanted
const contains: Test = (shown, wanted) => shown.includes(wanted)
const starts: Test = (shown, wanted) => shown.startsWith(wanted)
const ends: Test = (shown, wanted) => shown.endsWith(wanted)

const tests: Record<string, Test> = {
  $eq: equals,
  $eqi: lower(equals),
  $contains: contains,
  $containsi: lower(contains),
  $startsWith: starts,
  $startsWithi: lower(starts),
  $endsWith: ends,
  $endsWithi: lower(ends),
}
const opposites: Record<string, string> = {
  $ne: '$eq',
  $nei: '$eqi',
  $notContains: '$contains',
  $notContainsi: '$containsi',
}

// More names than this match only what is too short to search for.
const most = 500

type Source = { uid: string; names: string[]; shown: (row: Record<string, string | null>) => string }

const people: Source = {
  uid: 'plugin::users-permissions.user',
  names: ['first_name', 'last_name'],
  shown: ({ first_name, last_name }) =>
    fullName({ first_name: first_name ?? '', last_name: last_name ?? null }),
}
const named = (uid: string, name: string): Source => ({ uid, names: [name], shown: row => row[name] ?? '' })
const records = [
  people,
  named('api::business-unit.business-unit', 'name'),
  named('api::organisation.organisation', 'name'),
  named('api::order.order', 'number'),
  named('api::invitation.invitation', 'email'),
]

/** The ids of the records whose name passes. */
async function idsNamed(sources: Source[], test: Test, wanted: string): Promise<string[]> {
  const words = wanted.split(/\s+/).filter(Boolean).slice(0, 5)
  const found = await Promise.all(
    sources.map(async ({ uid, names, shown }) => {
      const rows: (Record<string, string | null> & { documentId: string })[] = await strapi.db
        .query(uid as 'api::order.order')
        .findMany({
          select: ['documentId', ...names],
          where: {
            $and: words.map(word => ({ $or: names.map(name => ({ [name]: { $containsi: word } })) })),
          },
          limit: most,
        })
      return rows.filter(row => test(shown(row), wanted)).map(({ documentId }) => documentId)
    }),
  )
  return found.flat()
}

const keysOf = (words: Record<string, StaffText>) => async (test: Test, wanted: string) =>
  Object.keys(words).filter(key => test(inStaffLanguage(words[key] ?? [key, key]), wanted))

const lookups: Record<string, (test: Test, wanted: string) => Promise<string[]>> = {
  action: keysOf(actionLabels),
  subject: keysOf(subjectLabels),
  actor: (test, wanted) => idsNamed([people], test, wanted),
  subject_id: (test, wanted) => idsNamed(records, test, wanted),
}

async function byName(field: string, operator: string, wanted: unknown): Promise<Condition> {
  const asked = { [field]: { [operator]: wanted } }
  const opposite = opposites[operator]
  const test = tests[opposite ?? operator]
  const lookup = lookups[field]
  if (!test || !lookup || typeof wanted !== 'string') return asked
  const keys = await lookup(test, wanted)
  return opposite
    ? { $and: [asked, { [field]: { $notIn: keys } }] }
    : { $or: [asked, { [field]: { $in: keys } }] }
}

/** The filters of the panel's list, by what the list shows: it stores keys and ids, and staff type words and names. */
export async function translateFilters(filters: unknown): Promise<unknown> {
  if (Array.isArray(filters)) return await Promise.all(filters.map(translateFilters))
  if (typeof filters !== 'object' || filters === null) return filters
  const conditions = await Promise.all(
    Object.entries(filters).map(async ([name, value]): Promise<Condition[]> => {
      if (!(name in lookups) || typeof value !== 'object' || value === null)
        return [{ [name]: await translateFilters(value) }]
      return await Promise.all(
        Object.entries(value).map(([operator, wanted]) => byName(name, operator, wanted)),
      )
    }),
  )
  return { $and: conditions.flat() }
}
