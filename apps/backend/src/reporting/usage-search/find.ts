import { z } from 'zod'
import { splitSearchWords } from '#src/catalogue'
import type { TermTable } from './terms'

const subjectRows = z.array(z.object({ subject: z.string() }))

/** The upper bound of the terms with this prefix. */
const getUpperBound = (prefix: string) => `${prefix}\u{10ffff}`

// A scalar subquery, because PostgreSQL turns EXISTS into a join with the whole table, which it then sorts.
const hasTerm = (table: TermTable) => `(select o.term from ${table} as o
  where o.subject = t.subject and o.term >= ? and o.term < ? limit 1) is not null`

async function findByPrefixes(table: TermTable, words: readonly string[], limit: number): Promise<string[]> {
  // The longest word is usually the rarest, so the index is read from there, and only as far as needed.
  const [first = '', ...others] = [...words].sort((one, other) => other.length - one.length)
  const found = strapi.db
    .getConnection()
    .from(`${table} as t`)
    .where('t.term', '>=', first)
    .where('t.term', '<', getUpperBound(first))
    .orderBy(['t.term', 't.sort_name', 't.subject'])
    .limit(limit)
    .select('t.subject')
  for (const word of others) found.whereRaw(hasTerm(table), [word, getUpperBound(word)])
  return subjectRows.parse(await found).map(({ subject }) => subject)
}

/**
 * At most `limit` subjects that have a word with each of these prefixes, or none if the text has no words. Those that
 * have all of them in their name come first.
 */
export async function findSubjectsByWords(table: TermTable, text: string, limit: number): Promise<string[]> {
  const words = splitSearchWords(text)
  if (words.length === 0) return []
  const found = await Promise.all(
    // Several words of one subject may have the same prefix.
    ['w', 'a'].map(kind =>
      findByPrefixes(
        table,
        words.map(word => `${kind}:${word}`),
        limit * 4,
      ),
    ),
  )
  return [...new Set(found.flat())].slice(0, limit)
}

export async function findSubjectsByTerm(table: TermTable, term: string, limit: number): Promise<string[]> {
  const rows: unknown = await strapi.db
    .getConnection()
    .from(table)
    .where({ term })
    .orderBy(['sort_name', 'subject'])
    .limit(limit)
    .select('subject')
  return subjectRows.parse(rows).map(({ subject }) => subject)
}
