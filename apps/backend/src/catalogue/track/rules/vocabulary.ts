import type { FieldMessage } from '#src/platform/panel/field-errors'
import { splitWords } from './words'

/** Returns an error for each field that contains a word outside its vocabulary. */
export const findVocabularyErrors = (
  record: Record<string, unknown>,
  vocabularies: Record<string, readonly string[]>,
): FieldMessage[] =>
  Object.entries(vocabularies).flatMap(([field, words]) => {
    const value = record[field]
    const unknown = splitWords(typeof value === 'string' ? value : null).filter(word => !words.includes(word))
    if (unknown.length === 0) return []
    const [named, all] = [unknown.join(', ').slice(0, 60), words.join(', ')]
    return [
      {
        path: [field],
        message: [`Not known: ${named}. Choose from ${all}`, `Tidak dikenal: ${named}. Pilih dari ${all}`],
      },
    ]
  })
