import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'
import { creditColumns, digestCredits, type SealedCredits, sealedCreditsSchema } from './rules/leaf'
import type { SealedPlay } from './rules/sealed-play'

const maxCached = 20_000
const revisionRows = z.array(z.object({ key: z.string() }).loose())

/** The credits of the revisions with these keys. */
export async function findCredits(keys: readonly string[]): Promise<Map<string, SealedCredits>> {
  const rows: unknown = await strapi.db
    .query('api::track-revision.track-revision')
    .findMany({ where: { key: { $in: [...keys] } }, select: ['key', ...creditColumns] })
  return new Map(
    revisionRows.parse(rows).map(({ key, ...credits }) => [key, sealedCreditsSchema.parse(credits)]),
  )
}

export type DigestedCredits = { credits: SealedCredits; digest: string }

/**
 * Returns a function that loads the credits of a page of plays and resolves with a lookup for the credits and
 * their digests. Credits are cached between pages.
 */
export function createCreditsLoader() {
  const cached = new Map<string, DigestedCredits>()
  return async (plays: readonly SealedPlay[]): Promise<(play: SealedPlay) => DigestedCredits | null> => {
    if (cached.size > maxCached) cached.clear()
    const missing = new Set<string>()
    for (const play of plays) {
      const key = getRevisionKey(play)
      if (!cached.has(key)) missing.add(key)
    }
    if (missing.size > 0)
      for (const [key, credits] of await findCredits([...missing]))
        cached.set(key, { credits, digest: digestCredits(credits) })
    return play => cached.get(getRevisionKey(play)) ?? null
  }
}
