import { z } from 'zod'
import { parseIpiNameNumber } from './identifiers'
import { cleanText } from './text'

/** The roles of CISAC: composer, author, composer and author, arranger, and original publisher. */
export const contributorRoles = ['C', 'A', 'CA', 'AR', 'E'] as const
export type ContributorRole = (typeof contributorRoles)[number]

export const maxContributors = 40
/** The names are also stored as lists, which are limited to this length. */
const maxNames = 2000
/** In hundredths of a percent. */
const wholeWork = 10_000
/** CWR 2.1 accepts totals from 99.94 to 100.06 percent, because thirds cannot be written exactly. */
const tolerance = 6

export const contributorSchema = z.strictObject({
  name: z.string().min(1).max(120),
  /** The IPI name number: eleven digits. */
  ipi: z.string().length(11).optional(),
  role: z.enum(contributorRoles),
  /** The share of the performing right, in hundredths of a percent. */
  share: z.number().int().min(0).max(wholeWork).optional(),
  /** The three digits of CISAC, or the name of a society that has none. */
  society: z.string().min(1).max(60).optional(),
})
export type Contributor = z.output<typeof contributorSchema>

/** The contributors of a stored track or revision. */
export const storedContributors = z
  .array(contributorSchema)
  .nullish()
  .transform(contributors => contributors ?? [])

/** A contributor as the API names it, with null for what is unknown. */
export const toContributorView = ({ name, role, ipi, share, society }: Contributor) => ({
  name,
  role,
  ipi: ipi ?? null,
  share: share ?? null,
  society: society ?? null,
})

export const contributorFields = ['name', 'ipi', 'role', 'share', 'society'] as const
export type ContributorField = (typeof contributorFields)[number]

const isTyped = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Parses a percentage such as `50`, `33,33` or `12.5%` to hundredths. Returns null for anything else. */
export function parseShare(text: string): number | null {
  if (text.length > 12) return null
  const number = text.trim().replace(/%$/, '').trimEnd()
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:[.,](\d+))?$/.exec(number) ?? []
  const hundredths = fraction.slice(0, 2).padEnd(2, '0')
  return whole === '' || Number(fraction.slice(2)) > 0 ? null : Number(whole) * 100 + Number(hundredths)
}

const parseSociety = (text: string): string => {
  const society = cleanText(text, 60)
  return /^\d{1,3}$/.test(society) ? society.padStart(3, '0') : society
}

const readers: Record<ContributorField, (text: string) => unknown> = {
  name: text => (text.length > 480 ? null : cleanText(text, 120)),
  ipi: text => parseIpiNameNumber(text),
  role: text => text.trim().toUpperCase(),
  share: parseShare,
  society: text => (text.length > 240 ? null : parseSociety(text)),
}

/**
 * Reads a contributor as staff or a table state it, where texts of shares are percentages. Returns the fields that are
 * missing or wrong, if any.
 */
export function readContributor(
  stated: Readonly<Record<string, unknown>>,
): { contributor: Contributor } | { wrong: ContributorField[] } {
  const values = Object.fromEntries(
    contributorFields.flatMap(field => {
      const value = stated[field]
      if (typeof value === 'number') return [[field, value]]
      return isTyped(value) ? [[field, readers[field](value)]] : []
    }),
  )
  const parsed = contributorSchema.safeParse(values)
  if (parsed.success) return { contributor: parsed.data }
  const paths = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return { wrong: contributorFields.filter(field => paths.has(field)) }
}

export type ListProblem =
  | { problem: 'many' | 'names' }
  | { problem: 'twice'; name: string }
  | { problem: 'sum'; sum: number }

const sumShares = (contributors: readonly Contributor[]): number =>
  contributors.reduce((sum, { share = 0 }) => sum + share, 0)

/** What is wrong with the contributors of one work, or null. Shares may be unknown; those of all must be 100 percent. */
export function findListProblem(contributors: readonly Contributor[]): ListProblem | null {
  if (contributors.length > maxContributors) return { problem: 'many' }
  if (contributors.reduce((sum, { name }) => sum + name.length + 1, 0) > maxNames) return { problem: 'names' }
  const seen = new Set<string>()
  for (const { name, role } of contributors) {
    const key = `${role} ${name.toLowerCase()}`
    if (seen.has(key)) return { problem: 'twice', name }
    seen.add(key)
  }
  const sum = sumShares(contributors)
  const isWhole = contributors.length > 0 && contributors.every(({ share }) => share !== undefined)
  const isLow = isWhole && sum < wholeWork - tolerance
  return sum > wholeWork + tolerance || isLow ? { problem: 'sum', sum } : null
}

const writerRoles: readonly ContributorRole[] = ['C', 'A', 'CA']

export const matchParts = ['writer', 'ipi', 'share'] as const
export type MatchPart = (typeof matchParts)[number]

/** What a society lacks to match the work: somebody who wrote it, and everybody's IPI name number and share. */
export function listMissingMatchParts(contributors: readonly Contributor[]): MatchPart[] {
  const missing: Record<MatchPart, boolean> = {
    writer: !contributors.some(({ role }) => writerRoles.includes(role)),
    ipi: contributors.some(({ ipi }) => ipi === undefined),
    share: contributors.some(({ share }) => share === undefined),
  }
  return matchParts.filter(part => missing[part])
}

const nameLists: Record<'composers' | 'arrangers' | 'publishers', readonly ContributorRole[]> = {
  composers: ['C', 'CA'],
  arrangers: ['AR'],
  publishers: ['E'],
}
export type NameList = keyof typeof nameLists

export const listNames = (
  contributors: readonly Contributor[],
  roles: readonly ContributorRole[],
): string[] => [...new Set(contributors.filter(({ role }) => roles.includes(role)).map(({ name }) => name))]

/** The lists of names that follow from contributors. A list without a contributor keeps the names that it has. */
export function toNameLists(contributors: readonly Contributor[]): Partial<Record<NameList, string>> {
  const lists = Object.entries(nameLists).map(([list, roles]) => [
    list,
    listNames(contributors, roles).join('\n'),
  ])
  return Object.fromEntries(lists.filter(([, names]) => names !== ''))
}
