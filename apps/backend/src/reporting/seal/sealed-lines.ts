import { getRevisionKey } from '#src/catalogue'
import { findCredits } from './credits'
import { listLeafRows, sealChunkSize } from './rows'
import { digestCredits, hashPlay, type SealedCredits } from './rules/leaf'
import type { SealedPlay } from './rules/sealed-play'

/**
 * A line of the log as published; `play` is null if the row is missing, and `leaf` is null if the row was
 * added after sealing.
 */
export type SealedLine = {
  index: number
  leaf: string | null
  play: SealedPlay | null
  credits: SealedCredits | null
}

/**
 * The credits as they were sealed. If a track had no revision when its play was sealed, which only happens
 * with sample data, the play was sealed without credits.
 */
function toSealedCredits(play: SealedPlay, credits: SealedCredits | null, leaf: Buffer | null) {
  const sealedWithout = leaf !== null && hashPlay(play, null) === leaf.toString('hex')
  return sealedWithout ? null : credits
}

/** Whether a row still has the content that was sealed. */
export const matchesLeaf = (play: SealedPlay, credits: SealedCredits | null, leaf: Buffer): boolean =>
  hashPlay(play, credits && digestCredits(credits)) === leaf.toString('hex')

/** The lines of a chunk: one for each sealed leaf, and one for each row that was added afterwards. */
export async function listSealedLines(
  seal: number,
  chunk: number,
  leaves: readonly Buffer[],
): Promise<SealedLine[]> {
  const from = chunk * sealChunkSize
  const rows = new Map(
    (await listLeafRows(seal, from, sealChunkSize)).map(({ position, play }) => [position, play]),
  )
  const credits = await findCredits([
    ...new Set([...rows.values()].flatMap(play => (play ? getRevisionKey(play) : []))),
  ])
  const count = Math.max(leaves.length, Math.max(-1, ...rows.keys()) - from + 1)
  return Array.from({ length: count }, (_, at) => {
    const play = rows.get(from + at) ?? null
    const leaf = leaves[at] ?? null
    const found = (play && credits.get(getRevisionKey(play))) ?? null
    return {
      index: from + at,
      leaf: leaf?.toString('hex') ?? null,
      play,
      credits: play && toSealedCredits(play, found, leaf),
    }
  })
}
