import { randomUUID } from 'node:crypto'
import { createCollectiveUser } from './collective'
import { type Backend, loadCompiled } from './harness'
import { createMember } from './people'

export type Row = { id: number; documentId: string }

/** Creates a member of the given organisation only, and returns the member's token. */
export async function joinOrganisation(
  backend: Backend,
  { organisation, role, units }: { organisation: Row; role: string; units: Row[] | null },
): Promise<string> {
  const { token, user } = await createMember(backend)
  const { db } = backend.strapi
  const account: Row = await db
    .query('plugin::users-permissions.user')
    .findOne({ where: { documentId: user.documentId } })
  await db.query('api::membership.membership').create({
    data: {
      seat: `${account.documentId}.${organisation.documentId}`,
      user: account.id,
      organisation: organisation.id,
      role,
      all_units: units === null,
      units: (units ?? []).map(({ id }) => id),
    },
  })
  return token
}

/** Adds a zone with a licence and a day of plays to each unit. */
export async function addZones(backend: Backend) {
  const { connection } = backend.strapi.db
  await connection.raw(`insert into zones (document_id, name, number, business_unit_id)
    select 'zone' || document_id, 'Zona 1', 1, id from business_units`)
  await connection.raw(`insert into licences (zone_id, code, live_secret, issued_at)
    select id, 'L' || id, '', 0 from zones`)
  await connection.raw(`insert into usage_days (zone_id, date, plays, seconds)
    select id, '2026-11-20', 10, 2000 from zones`)
  await connection.raw(`insert into usage_works (zone_id, month, track, track_revision, plays, seconds)
    select id, '2026-11', case when id % 40 = 0 then 'senja' else 'track' || id % 1000 end, 1, 10, 2000 from zones`)
}

/** Adds an organisation's own playlist, which every zone plays by default and in a weekly slot. */
export async function addScheduledPlaylist(backend: Backend, owner: string): Promise<string> {
  const { connection } = backend.strapi.db
  const headers = { 'idempotency-key': randomUUID() }
  const body = { title: 'Jam kerja' }
  const created = await backend.call('POST', '/playlists', { token: owner, body, headers })
  const { documentId } = created.body
  await connection('zones').update({ default_playlist: documentId })
  await connection.raw(
    `insert into schedule_slots (scope, scope_id, weekday, from_minute, until_minute, playlist)
      select 'zone', id, 1, 600, 720, ? from zones`,
    [documentId],
  )
  return documentId
}

/**
 * Computes the data for collective bodies from the zones and plays of all customers, and returns the token of
 * a reader.
 */
export async function prepareForReaders(backend: Backend): Promise<string> {
  const { connection } = backend.strapi.db
  const { refreshMonthCoverage } = loadCompiled(() => import('#src/reporting/usage-coverage/refresh'))
  await refreshMonthCoverage('2026-11', Date.parse('2026-11-25T05:00:00Z'))
  const { indexMissingVenues } = loadCompiled(() => import('#src/reporting/usage-search/index-venues'))
  await indexMissingVenues()
  await backend.strapi.db.query('api::track-revision.track-revision').create({
    data: {
      track: 'senja',
      revision: 1,
      key: 'senja.1',
      title: 'Senja',
      artists: [],
      composers: ['Ayu'],
      arrangers: [],
      publishers: [],
      duration_ms: 200_000,
      sha256: '0'.repeat(64),
      bytes: 1,
      mime: 'audio/mpeg',
    },
  })
  await connection.raw('insert into late_zones (zone_id, seen_at) select id, id from zones where id % 40 = 0')
  return (await createCollectiveUser(backend)).token
}
