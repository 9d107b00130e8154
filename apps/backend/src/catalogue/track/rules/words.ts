/** The words in a comma-separated field. */
export const splitWords = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(Boolean)

/** The names in a field with one name per line. */
export const splitNames = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map(name => name.trim())
    .filter(Boolean)
