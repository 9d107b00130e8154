import { z } from 'zod'

/** Milliseconds of silence after which no gateway is reporting; each asks for changes at least every 25 s. */
const silentAfter = 90_000
const writeEvery = 10_000
/** In milliseconds; shorter than `silentAfter`, so that members see an outage before it affects incidents. */
const shownAfter = 45_000

const contactRow = z.object({ since: z.coerce.number(), seen_at: z.coerce.number() })

let writtenAt = 0

/** Records that a gateway is connected, at most every 10 s. */
export async function recordGatewayContact(now = Date.now()): Promise<void> {
  if (now - writtenAt < writeEvery && now >= writtenAt) return
  writtenAt = now
  const { connection } = strapi.db
  await connection('gateway_contacts').update({
    since: connection.raw('case when seen_at < ? then ? else since end', [now - silentAfter, now]),
    seen_at: now,
  })
}

async function findContact() {
  const row: unknown = await strapi.db.connection('gateway_contacts').first('since', 'seen_at')
  return row ? contactRow.parse(row) : null
}

/**
 * The time of the last gateway contact if it is too long ago for device states to be known, otherwise null.
 */
export async function findGatewayContactLostAt(now: number): Promise<Date | null> {
  const contact = await findContact()
  return contact && contact.seen_at < now - shownAfter ? new Date(contact.seen_at) : null
}

/**
 * The time since which gateways have been reporting without interruption, or null if no gateway is
 * reporting. Without this, an outage of the service itself would look like thousands of offline venues.
 */
export async function findGatewaysReportingSince(now: number): Promise<number | null> {
  const contact = await findContact()
  if (!contact) return null
  const { since, seen_at } = contact
  return seen_at < now - silentAfter ? null : since
}

/** Whether a gateway is reporting; null until one ever has. */
export async function areGatewaysReporting(now: number): Promise<boolean | null> {
  const contact = await findContact()
  return contact && contact.seen_at > 0 ? contact.seen_at >= now - silentAfter : null
}
