import { splitSearchWords, toSortTitle } from '#src/catalogue'

export type TermTable = 'venue_terms' | 'work_terms'
export type IndexedSubject = { subject: string; name: string; terms: readonly string[] }

const insertSize = 200
const maxTerm = 60

type Texts = readonly (string | null)[]

const toTerms = (kind: 'w' | 'a', texts: Texts): string[] =>
  texts.flatMap(text => splitSearchWords(text ?? '')).map(word => `${kind}:${word}`)

/** A LIKE pattern for the words that former versions did not store. */
export const anyWord = 'a:%'

/** The words of a name as `w:`, by which it is found first, and all words of its subject as `a:`. */
export const wordTerms = (names: Texts, others: Texts): string[] => [
  ...toTerms('w', names),
  ...toTerms('a', [...names, ...others]),
]

/** Adds the subjects' terms. `replace` removes their previous terms. */
export async function storeTerms(
  table: TermTable,
  subjects: readonly IndexedSubject[],
  { replace }: { replace: boolean },
): Promise<void> {
  const rows = subjects.flatMap(({ subject, name, terms }) =>
    [...new Set(terms)]
      .filter(term => term.length <= maxTerm)
      .map(term => ({ subject, term, sort_name: toSortTitle(name) })),
  )
  await strapi.db.transaction(async ({ trx }) => {
    if (replace)
      await trx(table)
        .whereIn(
          'subject',
          subjects.map(({ subject }) => subject),
        )
        .delete()
    for (let index = 0; index < rows.length; index += insertSize)
      await trx(table)
        .insert(rows.slice(index, index + insertSize))
        .onConflict(['subject', 'term'])
        .ignore()
  })
}
