/**
 * Joins names so that they can be told apart again: a backslash precedes each backslash, and each separator that is
 * part of a name.
 */
export function joinNames(names: readonly string[], separator: string): string {
  const mark = separator.trim() || separator
  const escapeName = (name: string) => name.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`)
  return names.map(escapeName).join(separator)
}
