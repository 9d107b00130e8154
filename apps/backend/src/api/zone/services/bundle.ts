import type { Bundle, Plan } from '@bgm/validation'
import { liveSecretPurpose } from '#src/api/licence/services/issue'
import { listPlayers } from '#src/api/player/services/row'
import { listBundleMusic } from '#src/api/playlist/services/bundle'
import { getRoyalty } from '#src/content/royalty'
import { decrypt, digest, sha256 } from '#src/runtime/cryptography'
import { explicitView } from '../rules/explicit'
import { loadPlans } from './plan'
import { loadPlaybackRows, type PlaybackRow } from './playback-row'
import { findZone } from './row'

const plannedPlaylists = ({ slots, exceptions, override, default_playlist, fallback_playlist }: Plan) =>
  [
    ...slots.map(({ playlist }) => playlist),
    ...exceptions.map(({ playlist }) => playlist),
    override?.playlist ?? null,
    default_playlist,
    fallback_playlist,
  ].flatMap(id => id ?? [])

export const explicitOf = ({ organisation_policy, unit_policy, explicit_policy }: PlaybackRow) =>
  explicitView({ organisation: organisation_policy, unit: unit_policy, zone: explicit_policy })

export function getDesiredState({ paused, volume, max_volume }: PlaybackRow): Bundle['desired'] {
  const highest = max_volume ?? 100
  return { paused: paused ?? false, volume: Math.min(volume ?? 80, highest), max_volume: highest }
}

/** Everything that the device of a zone needs; null if the player does not hold the zone's lease. */
export async function getBundle(zoneId: string, player: string, now = Date.now()): Promise<Bundle | null> {
  const [zone, [holder]] = await Promise.all([findZone(zoneId), listPlayers([player])])
  const [row] = zone ? await loadPlaybackRows([zone.id]) : []
  if (!row || !holder || row.player_id !== holder.id) return null
  const known = (await loadPlans([row], now)).get(row.id)
  if (!known) return null
  const { plan } = known
  const content = {
    epoch: holder.epoch,
    zone: {
      id: row.documentId,
      name: row.name,
      business_unit: row.unit_name,
      time_zone: plan.time_zone,
    },
    desired: getDesiredState(row),
    licence: {
      code: row.licence_code,
      ...plan.licence,
      live_secret:
        row.licence_live_secret === null ? null : decrypt(liveSecretPurpose, row.licence_live_secret),
    },
    policy: { explicit: explicitOf(row).effective },
    royalty: await getRoyalty(),
    plan,
    ...(await listBundleMusic(plannedPlaylists(plan))),
    // Derived from the secret, so it is not stored in the database.
    remote_secret: digest('remote secret', row.documentId),
  }
  return { version: sha256(JSON.stringify(content)), ...content }
}
