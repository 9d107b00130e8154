import { z } from 'zod'
import { findCommand, toCommandView } from '#src/api/command/services/row'
import { listPlaylists } from '#src/api/playlist/services/list'
import { desiredStateBody, overrideBody } from '#src/api/zone/rules/bodies'
import { removeOverride, sendCommand, setDesiredState, setOverride } from '#src/api/zone/services/change'
import { notFound } from '#src/http/errors'
import { requireInternalKey } from '#src/http/internal-key'
import { pageQuery } from '#src/http/page-query'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { revokePass } from '../services/manage'
import { findPassHolder, type PassHolder, requireActivePass } from '../services/pass-holder'
import { getPassState, listOpenPasses, passActor } from '../services/row'
import { getHolderZoneView, toPassView } from '../services/view'

const unknownToken = 20
const skipBody = z.strictObject({ kind: z.literal('skip') })
const playlistsQuery = z.strictObject(pageQuery)

/** The holder of the token in `x-remote-pass`, which only the portal sends. */
async function getHolder(ctx: RequestContext): Promise<PassHolder> {
  requireInternalKey(ctx)
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
  return { zone, actor: passActor(pass) }
}

/**
 * Endpoints of the staff remote, with which a pass holder controls one zone. They use the same services as
 * the members' remote.
 */
export default {
  async get(ctx: RequestContext) {
    const { pass, zone } = await getHolder(ctx)
    const now = Date.now()
    const isActive = getPassState(pass, now) === 'active'
    const holders = isActive ? await listOpenPasses(zone.id, now) : []
    ctx.body = {
      pass: toPassView(pass, now),
      zone: { documentId: zone.documentId, name: zone.name },
      business_unit: { documentId: zone.unit, name: zone.unit_name },
      remote: isActive ? await getHolderZoneView(zone) : null,
      holders: holders
        .filter(({ state }) => state === 'granted')
        .map(row => ({ ...toPassView(row, now), own: row.id === pass.id })),
    }
  },

  async playlists(ctx: RequestContext) {
    const { zone } = await getActiveHolder(ctx)
    const { page, page_size } = parseInput(playlistsQuery, ctx.query)
    const { playlists, pagination } = await listPlaylists(
      zone.organisation_id,
      {},
      { page, pageSize: page_size },
    )
    ctx.body = {
      data: playlists.map(({ documentId, title, description, cover }) => ({
        documentId,
        title,
        description,
        cover,
      })),
      meta: { pagination },
    }
  },

  async setDesired(ctx: RequestContext) {
    const { zone, actor } = await requireControl(ctx)
    await setDesiredState(zone, actor, parseBody(ctx, desiredStateBody))
    ctx.body = await getHolderZoneView(zone)
  },

  async setOverride(ctx: RequestContext) {
    const { zone, actor } = await requireControl(ctx)
    await setOverride(
      zone,
      actor,
      parseBody(ctx, overrideBody.extend({ playlist: z.string().min(1).max(64) })),
    )
    ctx.body = await getHolderZoneView(zone)
  },

  async removeOverride(ctx: RequestContext) {
    const { zone, actor } = await requireControl(ctx)
    await removeOverride(zone, actor)
    ctx.body = await getHolderZoneView(zone)
  },

  async sendCommand(ctx: RequestContext) {
    const { zone, actor } = await requireControl(ctx)
    const { kind } = parseBody(ctx, skipBody)
    const command = await sendCommand(zone, actor, { kind })
    ctx.body = command && toCommandView(command)
  },

  async getCommand(ctx: RequestContext) {
    const { zone } = await getActiveHolder(ctx)
    const command = await findCommand(zone.id, ctx.params.command ?? '')
    if (!command) throw notFound()
    ctx.body = toCommandView(command)
  },

  async leave(ctx: RequestContext) {
    const { pass, zone } = await getHolder(ctx)
    await revokePass(zone, pass, passActor(pass))
    ctx.status = 204
  },
}
