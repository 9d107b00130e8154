import { z } from 'zod'
import type { Seal, SealedPlayRow } from '#src/reporting/seal/rows'
import { sealedCreditsSchema } from '#src/reporting/seal/rules/leaf'
import { type PlayColumns, toSealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { partSize, readPart, requirePart } from './files'
import { listParts } from './rows'

const usageLineSchema = z.object({
  index: z.number().int(),
  leaf: z.string(),
  // `toSealedPlay` checks the columns.
  play: z.custom<PlayColumns>(value => typeof value === 'object' && value !== null),
  credits: sealedCreditsSchema.nullable(),
})

/** The lines of a part, without the file header. */
export const splitPart = (text: string, part: number): string[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(part === 0 ? 1 : 0)

export function parseLine(line: string) {
  const { play, ...rest } = usageLineSchema.parse(JSON.parse(line))
  return { ...rest, play: toSealedPlay(play) }
}

/** The log of an archived day, identical to the one in the database before its plays were removed. */
export async function* readArchivedDay({
  number,
  day,
}: Pick<Seal, 'number' | 'day'>): AsyncGenerator<string> {
  for (const part of await listParts(number)) yield await readPart(day, part)
}

/**
 * Returns a function that reads plays at positions in archived seals. The last part is cached for the next
 * call.
 */
export function createArchiveReader() {
  let last: { key: string; lines: string[] } = { key: '', lines: [] }
  const readLines = async ({ number, day }: Pick<Seal, 'number' | 'day'>, part: number) => {
    const key = `${number} ${part}`
    if (last.key !== key)
      last = { key, lines: splitPart(await readPart(day, await requirePart(number, part)), part) }
    return last.lines
  }
  return async (
    seal: Pick<Seal, 'number' | 'day'>,
    from: number,
    limit: number,
  ): Promise<SealedPlayRow[]> => {
    const rows: SealedPlayRow[] = []
    for (let position = from; position < from + limit; ) {
      const part = Math.floor(position / partSize)
      const end = Math.min(from + limit, (part + 1) * partSize)
      const lines = (await readLines(seal, part)).slice(position - part * partSize, end - part * partSize)
      for (const line of lines) {
        const { index, play } = parseLine(line)
        rows.push({ position: index, play })
      }
      position = end
    }
    return rows
  }
}
