import { type Bundle, type bundlesSchema, type Plan, volumeRowsSchema } from '@bgm/validation'
import type * as z from 'zod/mini'
import { listUnpaidRenewals, type UnpaidRenewal } from '#src/billing'
import { listBundleMusic } from '#src/catalogue'
import { parseStoredOpeningHours, toExplicitPolicyView } from '#src/customers'
import { liveSecretPurpose } from '#src/licensing'
import { jsonColumn } from '#src/platform/database/columns'
import { decrypt, hmac, sha256 } from '#src/platform/runtime/cryptography'
import { listAnnouncementsByZone } from '#src/playback/announcement/for-zones'
import { listPlayers } from '#src/playback/player/row'
import { loadBannedTracks } from '#src/playback/track-ban/row'
import { getRoyalty } from '#src/site'
import { loadPlans } from './plan'
import { loadPlaybackRows, type PlaybackRow } from './playback-row'
import { getRemoteSecret } from './remote-secret'
import { findZoneIds } from './row'

const plannedPlaylists = ({
  slots,
  season,
  exceptions,
  override,
  default_playlist,
  fallback_playlist,
}: Plan) =>
  [
    ...[...slots, ...(season?.slots ?? [])].map(({ playlist }) => playlist),
    ...exceptions.map(({ playlist }) => playlist),
    override?.playlist ?? null,
    default_playlist,
    fallback_playlist,
  ].flatMap(id => id ?? [])

export const getExplicitPolicy = ({ organisation_policy, unit_policy, explicit_policy }: PlaybackRow) =>
  toExplicitPolicyView({ organisation: organisation_policy, unit: unit_policy, zone: explicit_policy })

const storedVolumes = jsonColumn(volumeRowsSchema)
const parseVolumes = (value: unknown) => (value === null ? [] : (storedVolumes.safeParse(value).data ?? []))

/** The device ends a pause on its own at the end time, even without a network connection. */
export function getDesiredState({
  paused,
  paused_until,
  volume,
  max_volume,
  volumes,
  volume_set_at,
}: PlaybackRow): Bundle['desired'] {
  const highest = max_volume ?? 100
  const until = paused ? paused_until : null
  return {
    paused: paused ?? false,
    paused_until: until,
    volume: Math.min(volume ?? 80, highest),
    max_volume: highest,
    volumes: parseVolumes(volumes),
    volume_set_at,
  }
}

type Device = { zone: string; player: string }
type Bundles = z.output<typeof bundlesSchema>
type ZoneBundle = NonNullable<Bundles['bundles'][number]>
type Music = Bundles['music'][number]

/** Loads the music of plans, only once for all plans with the same playlists. */
function createMusicLoader() {
  const loaded = new Map<string, Promise<Music>>()
  const load = async (ids: string[]): Promise<Music> => {
    const music = await listBundleMusic(ids)
    return { hash: sha256(JSON.stringify(music)), ...music }
  }
  return {
    load(plan: Plan, isLicensed: boolean): Promise<Music> {
      const ids = isLicensed ? [...new Set(plannedPlaylists(plan))].sort() : []
      const key = ids.join(' ')
      const music = loaded.get(key) ?? load(ids)
      loaded.set(key, music)
      return music
    },
    all: () => Promise.all(loaded.values()),
  }
}

/**
 * The bundles of devices, in the given order, with null for a player that does not hold its zone's lease.
 * Music that several zones play is included only once. A zone that is not licensed gets its plan without any
 * music.
 */
export async function listBundles(devices: readonly Device[], now = Date.now()): Promise<Bundles> {
  const [zoneIds, players, royalty] = await Promise.all([
    findZoneIds(devices.map(({ zone }) => zone)),
    listPlayers(devices.map(({ player }) => player)),
    getRoyalty(),
  ])
  const rows = await loadPlaybackRows(zoneIds)
  const [plans, announcements, findBanned] = await Promise.all([
    loadPlans(rows, now),
    listAnnouncementsByZone(rows),
    loadBannedTracks(zoneIds, now),
  ])
  const isExpired = ({ id }: PlaybackRow) => plans.get(id)?.licence.state === 'expired'
  const expiredUnits = rows.filter(isExpired).map(({ unit_id }) => unit_id)
  const renewals = await listUnpaidRenewals([...new Set(expiredUnits)], new Date(now))
  const music = createMusicLoader()
  const bundles = await Promise.all(
    devices.map(async ({ zone, player }) => {
      const row = rows.find(({ documentId }) => documentId === zone)
      const holder = players.find(({ document_id }) => document_id === player)
      if (!row || !holder || row.player_id !== holder.id) return null
      const zonePlan = plans.get(row.id)
      if (!zonePlan) return null
      const { plan } = zonePlan
      const { valid } = zonePlan.licence
      const isLicensed = valid !== null
      const { hash } = await music.load(plan, isLicensed)
      return buildZoneBundle(row, {
        epoch: holder.epoch,
        plan,
        paidUntil: valid?.paidUntil ?? null,
        renewal: isExpired(row) ? renewals.get(row.unit_id) : undefined,
        royalty,
        music: hash,
        banned: findBanned(row.id),
        announcements: isLicensed ? (announcements.get(row.id) ?? []) : [],
      })
    }),
  )
  return { bundles, music: await music.all() }
}

type Content = Pick<ZoneBundle, 'epoch' | 'plan' | 'royalty' | 'music' | 'announcements'> & {
  paidUntil: Date | null
  banned: string[]
  renewal: UnpaidRenewal | undefined
}

/** The number of people and emails that a screen has room for. */
const maxTold = 2
const maxReminders = 4

const toRenewalView = (unit: string, { order, trial, told }: UnpaidRenewal) => ({
  unit,
  order,
  trial,
  told: told
    .slice(0, maxTold)
    .map(({ name, at }) => ({ name, at: at.slice(-maxReminders).map(time => time.getTime()) })),
})

function buildZoneBundle(
  row: PlaybackRow,
  { epoch, plan, paidUntil, renewal, royalty, music, announcements, banned }: Content,
): ZoneBundle {
  const content = {
    epoch,
    zone: {
      id: row.documentId,
      name: row.name,
      business_unit: row.unit_name,
      time_zone: plan.time_zone,
    },
    opening_hours: parseStoredOpeningHours(row.opening_hours),
    desired: getDesiredState(row),
    licence: {
      code: row.licence_code,
      ...plan.licence,
      paid_until: paidUntil?.getTime() ?? null,
      live_secret:
        row.licence_live_secret === null ? null : decrypt(liveSecretPurpose, row.licence_live_secret),
    },
    renewal: renewal ? toRenewalView(row.unit, renewal) : null,
    // The digest changes with the PIN, so that a device forgets the previous one, but reveals nothing about
    // it.
    staff_pin: row.staff_pin_hash === null ? null : hmac('staff pin version', row.staff_pin_hash),
    policy: { explicit: getExplicitPolicy(row).effective, banned },
    royalty,
    plan,
    music,
    announcements,
    remote_secret: getRemoteSecret({ documentId: row.documentId, epoch }),
  }
  return { version: sha256(JSON.stringify(content)), ...content }
}
