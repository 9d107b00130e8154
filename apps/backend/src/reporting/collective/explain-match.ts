import { splitSearchWords } from '#src/catalogue'
import { findMatches, type Match } from './rules/match'

/** What a search for `text` found of a subject besides its name. */
export const explainMatch = <Name extends string>(
  text: string,
  name: string,
  fields: readonly { field: Name; value: string }[],
): Match<Name>[] =>
  findMatches(
    splitSearchWords(text),
    splitSearchWords(name),
    fields.map(field => ({ ...field, words: splitSearchWords(field.value) })),
  )
