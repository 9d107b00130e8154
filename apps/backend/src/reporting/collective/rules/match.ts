type Field<Name> = { field: Name; value: string; words: readonly string[] }
export type Match<Name> = { field: Name | 'former'; value: string | null }

const has = (words: readonly string[], prefix: string) => words.some(word => word.startsWith(prefix))

/**
 * The fields in which the words of a search were found that are not in the name, each field once: the first with all of
 * them, or else the first for each of them. A word that is in no field was found in credits from before a correction.
 */
export function findMatches<Name extends string>(
  searched: readonly string[],
  name: readonly string[],
  fields: readonly Field<Name>[],
): Match<Name>[] {
  const others = searched.filter(word => !has(name, word))
  if (others.length === 0) return []
  const single = fields.find(({ words }) => others.every(word => has(words, word)))
  const found = single
    ? [single]
    : new Set(others.map(word => fields.find(({ words }) => has(words, word)) ?? null))
  return [...found].map(match =>
    match ? { field: match.field, value: match.value } : { field: 'former', value: null },
  )
}
