import { staffRemote } from '@bgm/contract'
import { listPlaylists } from '#src/catalogue'
import { findUnitLocks, toLocksView } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement, toPage } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import {
  actOnTrack,
  findCommand,
  findPassHolder,
  getHolderZoneView,
  getPassState,
  getTrackFeedback,
  listOpenPasses,
  type PassHolder,
  passActor,
  removeOverride,
  requireActivePass,
  revokePass,
  sendCommand,
  setDesiredState,
  setOverride,
  toCommandView,
  toPassView,
} from '#src/playback'

const unknownToken = 20

/** The holder of the token in `x-remote-pass`, which only the portal sends. */
async function getHolder(ctx: RequestContext): Promise<PassHolder> {
  const holder = await findPassHolder(ctx.get('x-remote-pass'))
  if (holder) return holder
  await consume('remote-join-address', getClientAddress(ctx), unknownToken)
  throw notFound()
}

async function getActiveHolder(ctx: RequestContext): Promise<PassHolder> {
  const holder = await getHolder(ctx)
  requireActivePass(holder)
  return holder
}

async function requireControl(ctx: RequestContext) {
  const { pass, zone } = await getActiveHolder(ctx)
  await consume('remote-command-pass', pass.document_id)
  return { zone, pass, actor: passActor(pass) }
}

/**
 * Endpoints of the staff remote, with which a pass holder controls one zone. They use the same services as
 * the members' remote.
 */
export default implement(staffRemote, {
  async get({ ctx }) {
    const { pass, zone } = await getHolder(ctx)
    const now = Date.now()
    const isActive = getPassState(pass, now) === 'active'
    const holders = isActive ? await listOpenPasses(zone.id, now) : []
    return {
      pass: toPassView(pass, now),
      zone: { id: zone.documentId, name: zone.name },
      business_unit: { id: zone.unit, name: zone.unit_name },
      remote: isActive ? await getHolderZoneView(zone, pass) : null,
      locks: toLocksView(await findUnitLocks(zone.organisation_id, zone.business_unit_id)),
      holders: holders
        .filter(({ state }) => state === 'granted')
        .map(row => ({ ...toPassView(row, now), own: row.id === pass.id })),
    }
  },

  async listPlaylists({ query: { page, page_size: pageSize }, ctx }) {
    const { zone } = await getActiveHolder(ctx)
    const { playlists, pagination } = await listPlaylists(zone.organisation_id, {}, { page, pageSize })
    return toPage(playlists, pagination)
  },

  async setDesired({ body, ctx }) {
    const { zone, pass, actor } = await requireControl(ctx)
    await setDesiredState(zone, actor, body)
    return getHolderZoneView(zone, pass)
  },

  async setOverride({ body, ctx }) {
    const { zone, pass, actor } = await requireControl(ctx)
    await setOverride(zone, actor, body)
    return getHolderZoneView(zone, pass)
  },

  async removeOverride({ ctx }) {
    const { zone, pass, actor } = await requireControl(ctx)
    await removeOverride(zone, actor)
    return getHolderZoneView(zone, pass)
  },

  async sendCommand({ body, ctx }) {
    const { zone, actor } = await requireControl(ctx)
    return toCommandView(await sendCommand(zone, actor, body))
  },

  async actOnTrack({ body, ctx }) {
    const { zone, pass, actor } = await requireControl(ctx)
    const now = Date.now()
    await actOnTrack({ zone, actor, until: pass.expires_at }, body, now)
    return getTrackFeedback(zone, actor, now)
  },

  async getCommand({ params, ctx }) {
    const { zone } = await getActiveHolder(ctx)
    const command = await findCommand(zone.id, params.command)
    if (!command) throw notFound()
    return toCommandView(command)
  },

  async leave({ ctx }) {
    const { pass, zone } = await getHolder(ctx)
    await revokePass(zone, pass, passActor(pass))
  },
})
