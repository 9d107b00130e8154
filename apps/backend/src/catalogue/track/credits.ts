import { z } from 'zod'
import { storedContributors } from './rules/contributors'
import { type CreditState, getCreditState } from './rules/credits'

const uid = 'api::track.track'

const creditRows = z.array(
  z.object({
    id: z.number(),
    artists: z.array(z.object({ id: z.number() })),
    composers: z.string().nullable(),
    isrc: z.string().nullable(),
    iswc: z.string().nullable(),
    contributors: storedContributors,
  }),
)

/** Stores whether plays of these tracks can be reported. Returns the results in the same order. */
export async function updateCreditStates(ids: readonly number[]): Promise<CreditState[]> {
  const query = strapi.db.query(uid)
  const storedTracks: unknown = await query.findMany({
    where: { id: { $in: [...ids] } },
    select: ['id', 'composers', 'isrc', 'iswc', 'contributors'],
    populate: { artists: { select: ['id'] } },
  })
  const states = new Map(
    creditRows.parse(storedTracks).map(({ id, ...credits }) => [id, getCreditState(credits)]),
  )
  for (const credits of new Set(states.values())) {
    const same = [...states].filter(([, state]) => state === credits).map(([id]) => id)
    await query.updateMany({ where: { id: { $in: same } }, data: { credits } })
  }
  return ids.flatMap(id => states.get(id) ?? [])
}

const idRows = z.array(z.object({ id: z.number() }))

/** Updates the credit state of tracks that have not been checked, for example after an upgrade. */
export async function updateUncheckedCreditStates(): Promise<void> {
  for (;;) {
    const rows: unknown = await strapi.db
      .query(uid)
      .findMany({ where: { credits: { $null: true } }, select: ['id'], limit: 200 })
    const ids = idRows.parse(rows).map(({ id }) => id)
    if (ids.length === 0) return
    await updateCreditStates(ids)
  }
}
