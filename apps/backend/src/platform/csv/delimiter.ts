const delimiters = [';', '\t', ',', '|'] as const
const longestHeader = 20_000

/** Finds the delimiter that occurs most often in the header, not counting those inside quotation marks. */
export function findDelimiter(text: string): string {
  const counts = new Map<string, number>(delimiters.map(delimiter => [delimiter, 0]))
  let isQuoted = false
  for (const character of text.slice(0, longestHeader)) {
    if (character === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (character === '\n' || character === '\r') break
    const count = counts.get(character)
    if (count !== undefined) counts.set(character, count + 1)
  }
  const [[best, count] = [',', 0]] = [...counts].sort(([, one], [, other]) => other - one)
  return count > 0 ? best : ','
}
