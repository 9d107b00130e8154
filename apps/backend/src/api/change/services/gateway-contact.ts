import { z } from 'zod'

/** Gateways ask for changes at least every 25 s. */
const silentAfter = 90_000
const writeEvery = 20_000

const contactRow = z.object({ since: z.coerce.number(), seen_at: z.coerce.number() })

let writtenAt = 0

/** Records that a gateway is connected, at most every 20 s. */
export async function recordGatewayContact(now = Date.now()): Promise<void> {
  if (now - writtenAt < writeEvery && now >= writtenAt) return
  writtenAt = now
  const { connection } = strapi.db
  await connection('gateway_contacts').update({
    since: connection.raw('case when seen_at < ? then ? else since end', [now - silentAfter, now]),
    seen_at: now,
  })
}

/**
 * Since when gateways have been reporting without a break; null if none is. Without this, an outage of the service
 * itself would look like thousands of offline venues.
 */
export async function findReportingSince(now: number): Promise<number | null> {
  const row: unknown = await strapi.db.connection('gateway_contacts').first('since', 'seen_at')
  if (!row) return null
  const { since, seen_at } = contactRow.parse(row)
  return seen_at < now - silentAfter ? null : since
}
