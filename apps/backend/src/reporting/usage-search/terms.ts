import { splitSearchWords, toSortTitle } from '#src/catalogue'

export type TermTable = 'venue_terms' | 'work_terms'
export type IndexedSubject = { subject: string; name: string; terms: readonly string[] }

const insertSize = 200
const maxTerm = 60

export const wordTerms = (texts: readonly (string | null)[]): string[] =>
  texts.flatMap(text => splitSearchWords(text ?? '')).map(word => `w:${word}`)

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
