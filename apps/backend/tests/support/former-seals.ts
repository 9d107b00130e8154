import { z } from 'zod'
import { dayAfter, startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'
import { hashTree, sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { loadCompiled } from './harness'

const firstRow = z.object({ first: z.coerce.number().nullable() })
const assignedRows = z.object({
  rows: z.array(
    z.object({
      size: z.coerce.number(),
      highest_play: z.coerce.number().nullable(),
      first_received_at: z.coerce.number().nullable(),
      last_received_at: z.coerce.number().nullable(),
    }),
  ),
})

const db = () => strapi.db.connection

const assignment = `with
  found as (
    select row_number() over (order by p.id) - 1 as position, p.id, p.received_at from plays as p
    where p.received_at < ? and not exists (select 1 from seal_leaves as l where l.play_id = p.id)
  ),
  assigned as (insert into seal_leaves (seal, position, play_id) select ?, position, id from found)
  select count(*) as size, max(id) as highest_play, min(received_at) as first_received_at,
    max(received_at) as last_received_at from found`

async function hashDay(seal: number, size: number) {
  const { listSealedPlays, sealChunkSize } = loadCompiled(() => import('#src/reporting/seal/rows'))
  const { hashPlay } = loadCompiled(() => import('#src/reporting/seal/rules/leaf'))
  const findCredits = loadCompiled(() => import('#src/reporting/seal/credits')).createCreditsLoader()
  const roots: Buffer[] = []
  for (let from = 0; from < size; from += sealChunkSize) {
    const plays = (await listSealedPlays(seal, from, sealChunkSize)).map(({ play }) => play)
    const getCredits = await findCredits(plays)
    const hashes = plays.map(play => Buffer.from(hashPlay(play, getCredits(play)?.digest ?? null), 'hex'))
    const root = hashTree(hashes)
    roots.push(root)
    await db()('seal_chunks').insert({
      seal,
      number: from / sealChunkSize,
      leaves: Buffer.concat(hashes),
      root: root.toString('hex'),
    })
  }
  return hashTree(roots).toString('hex')
}

/** Seals a day as the product did before it had a usage log. */
async function sealDay(day: string, number: number, now: number): Promise<void> {
  const { getSigningKey, issuerUrl, signPayload } = loadCompiled(() => import('#src/licensing'))
  const result: unknown = await db().raw(assignment, [startOfJakartaDay(dayAfter(day)), number])
  const [assigned] = assignedRows.parse(result).rows
  const size = assigned?.size ?? 0
  await db()('seal_days').insert({
    number,
    day,
    ...assigned,
    highest_play: assigned?.highest_play ?? 0,
    closed_at: now,
  })
  const root = await hashDay(number, size)
  await strapi.db.transaction(async ({ trx }) => {
    const before: { checkpoint: string; total: string } | undefined = await trx('seals')
      .where({ number: number - 1 })
      .first()
    const previous = before ? sha256Bytes(before.checkpoint).toString('hex') : null
    const total = Number(before?.total ?? 0) + size
    const claims = { iss: issuerUrl, seal: number, day, size, total, root, previous }
    const key = await getSigningKey(trx, now)
    const payload = { ...claims, iat: Math.floor(now / 1000) }
    const checkpoint = await signPayload(key, 'usage-checkpoint+jws', payload)
    await trx('seals').insert({
      number,
      day,
      size,
      total,
      root,
      previous,
      key_id: key.id,
      checkpoint,
      sealed_at: now,
    })
  })
}

/** Seals every day that has ended, as the product did before it had a usage log. */
export async function sealUsage(now: number): Promise<void> {
  const { findLastSeal } = loadCompiled(() => import('#src/reporting/seal/rows'))
  const row: unknown = await db()('plays').min({ first: 'received_at' }).first()
  const { first } = firstRow.parse(row)
  for (;;) {
    const last = await findLastSeal()
    const day = last ? dayAfter(last.day) : first === null ? null : toJakartaDay(first)
    if (day === null || now < startOfJakartaDay(dayAfter(day)) + 5 * 60_000) return
    await sealDay(day, (last?.number ?? 0) + 1, now)
  }
}
