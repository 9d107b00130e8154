/** An entry has at most 65,535 bytes, of which each may be written as six characters. */
const maxLine = 500_000

/** A text that cannot be a file of evidence, and the number of the line at which that shows. */
export class UnreadableLineError extends Error {
  override readonly name = 'UnreadableLineError'
  constructor(readonly line: number) {
    super(`Line ${line} cannot be read`)
  }
}

/** The lines of a text in UTF-8 that arrives in pieces. Throws for other bytes, and for lines that are too long. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [rest, count] = ['', 0]
  const decode = (chunk?: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      throw new UnreadableLineError(count + 1)
    }
  }
  for await (const chunk of chunks) {
    const lines = (rest + decode(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if ([rest, ...lines].some(({ length }) => length > maxLine)) throw new UnreadableLineError(count + 1)
    count += lines.length
    yield* lines
  }
  const last = rest + decode()
  if (last !== '') yield last
}
