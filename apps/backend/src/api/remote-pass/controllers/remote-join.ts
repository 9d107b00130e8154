import { remoteJoins } from '@bgm/contract'
import { HttpError, notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { consume } from '#src/platform/http/rate-limit'
import { findKnownDeviceToken, getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'
import {
  findScannedZone,
  isKnownJoiner,
  type Joiner,
  joinWithPin,
  requestPass,
  type ScannedZone,
  toPassView,
} from '#src/playback'

/** The number of extra attempts that a request with an unknown code consumes. */
const unknownPassCost = 20

const getJoiner = (ctx: RequestContext): Joiner => ({
  address: getClientAddress(ctx),
  device: findKnownDeviceToken(ctx),
})

/** Limits requests by address, except those of a device that has joined the unit before. */
async function findScanned(ctx: RequestContext, pass: string): Promise<ScannedZone | null> {
  const joiner = getJoiner(ctx)
  const scanned = await findScannedZone(pass)
  if (scanned && (await isKnownJoiner(scanned, joiner))) return scanned
  await consume('remote-join-address', joiner.address, scanned ? 1 : 1 + unknownPassCost)
  return scanned
}

/** Throws 409 `scan-again` for a code that is no longer on the screen. */
async function requireScanned(ctx: RequestContext, pass: string): Promise<ScannedZone> {
  const scanned = await findScanned(ctx, pass)
  if (!scanned) throw new HttpError(409, 'The code on the screen has changed', { code: 'scan-again' })
  return scanned
}

/**
 * Endpoints for someone who has scanned the code on a screen. Only our own servers may call this, because
 * they keep the code out of logs.
 */
export default implement(remoteJoins, {
  async lookUp({ body: { pass }, ctx }) {
    const scanned = await findScanned(ctx, pass)
    if (!scanned) throw notFound()
    const { zone, setting, expiresAt } = scanned
    return {
      zone: { id: zone.documentId, name: zone.name },
      business_unit: { id: zone.unit, name: zone.unit_name },
      allowed: setting.allowed,
      expires_at: new Date(expiresAt),
    }
  },

  async withPin({ body, ctx }) {
    const scanned = await requireScanned(ctx, body.pass)
    const { token, row } = await joinWithPin(scanned, body, getJoiner(ctx))
    return { token, pass: toPassView(row, Date.now()) }
  },

  async request({ body, ctx }) {
    const { token, row } = await requestPass(await requireScanned(ctx, body.pass), body, getJoiner(ctx))
    return { token, pass: toPassView(row, Date.now()) }
  },
})
