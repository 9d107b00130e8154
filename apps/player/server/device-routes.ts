import { gzipSync } from 'node:zlib'
import type { RouteHandler } from '@bgm/server/run-server'
import {
  announcementPlaysBodySchema,
  commandAckBodySchema,
  deviceCodeBodySchema,
  devicePinBodySchema,
  deviceTokenBodySchema,
  deviceVolumeBodySchema,
  heartbeatBodySchema,
  playsBodySchema,
} from '@bgm/validation'
import { createAudioHandler } from './audio/audio-handler'
import { isNotFound } from './backend/backend-error'
import type { Gateway } from './gateway'
import { createDeviceSession } from './http/device-session'
import { notFound } from './http/http-error'
import { createRateLimiter, getAddressKey } from './http/rate-limiter'
import { readBody } from './http/read-body'
import { createDeviceRouter, type DeviceHandler, type DeviceRoute } from './http/routes'
import { sendJson, sendNoContent } from './http/send'
import { bundleJson } from './zones/bundles'

const maxBodyBytes = 8 * 1024
const maxPlaysBytes = 256 * 1024
const minute = 60_000

/** By address: many venues share one address of a mobile network. By player: several times what a device needs. */
const limits = {
  codes: { points: 60, windowMs: 10 * minute },
  tokens: { points: 600, windowMs: minute },
  unpairings: { points: 10, windowMs: minute },
  pins: { points: 10, windowMs: minute },
  volumes: { points: 60, windowMs: minute },
  unknownTokens: { points: 60, windowMs: minute },
  heartbeats: { points: 60, windowMs: minute },
  bundles: { points: 30, windowMs: minute },
  streams: { points: 20, windowMs: minute },
  plays: { points: 60, windowMs: minute },
  announcements: { points: 60, windowMs: minute },
  acknowledgements: { points: 60, windowMs: minute },
  audio: { points: 600, windowMs: minute },
}

/** The device API (docs/playback.md). */
export function createDeviceRoutes(gateway: Gateway, now: () => number = Date.now): RouteHandler {
  const { backend, directory, bundles, commands, presence, plays, announcements, log, reportError } = gateway
  const limit = (name: keyof typeof limits) => createRateLimiter(limits[name], now)
  const session = createDeviceSession({ directory, unknownTokens: limit('unknownTokens') })
  const [codes, tokens, unpairings] = [limit('codes'), limit('tokens'), limit('unpairings')]
  const [pins, volumes] = [limit('pins'), limit('volumes')]
  const [heartbeats, bundleReads, opened] = [limit('heartbeats'), limit('bundles'), limit('streams')]
  const [deliveries, reports, acknowledgements] = [
    limit('plays'),
    limit('announcements'),
    limit('acknowledgements'),
  ]
  const serveAudio = createAudioHandler(gateway, session, limit('audio'))

  const createCode: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    codes.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceCodeBodySchema, maxBodyBytes)
    sendJson(outgoing, 200, await backend.createPairing(body, meta.clientAddress))
  }

  const exchangeCode: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    tokens.consume(getAddressKey(meta.clientAddress))
    const body = await readBody(incoming, deviceTokenBodySchema, maxBodyBytes)
    sendJson(outgoing, 200, await backend.exchangeDeviceCode(body, meta.clientAddress))
  }

  const unpair: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player, revoked_at } = await session.findEvenRevoked(incoming, meta)
    unpairings.consume(player)
    if (revoked_at === null) await backend.unpair(player)
    sendNoContent(outgoing)
  }

  const checkPin: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    pins.consume(player)
    const { pin } = await readBody(incoming, devicePinBodySchema, maxBodyBytes)
    await backend.checkPin(player, pin)
    sendNoContent(outgoing)
  }

  const setVolume: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.find(incoming, meta)
    volumes.consume(player)
    const { volume } = await readBody(incoming, deviceVolumeBodySchema, maxBodyBytes)
    await backend.setVolume(player, volume)
    sendNoContent(outgoing)
  }

  const readBundle: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    bundleReads.consume(device.player)
    const bundle = await bundles.get(device)
    const headers = {
      ETag: `"${bundle.version}"`,
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
    }
    if (incoming.headers['if-none-match']?.replace(/^W\//, '') === headers.ETag) {
      outgoing.writeHead(304, headers)
      return void outgoing.end()
    }
    const inGzip = /\bgzip\b/.test(incoming.headers['accept-encoding'] ?? '')
    // Synchronous, because handing the work to a thread costs more time and memory than the compression.
    const bytes = inGzip ? gzipSync(bundleJson(bundle)) : Buffer.from(bundleJson(bundle))
    outgoing.writeHead(200, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
      ...(inGzip ? { 'Content-Encoding': 'gzip' } : {}),
    })
    outgoing.end(bytes)
  }

  const openEvents: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    opened.consume(device.player)
    gateway.openStream(device, outgoing)
  }

  const recordHeartbeat: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const device = await session.find(incoming, meta)
    heartbeats.consume(device.player)
    presence.recordHeartbeat(device.player, await readBody(incoming, heartbeatBodySchema, maxBodyBytes))
    const version = await bundles.getVersion(device)
    sendJson(outgoing, 200, { now: now(), version, commands: commands.pending(device.zone) })
  }

  const deliverPlays: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.findEvenRevoked(incoming, meta)
    deliveries.consume(player)
    const body = await readBody(incoming, playsBodySchema, maxPlaysBytes)
    sendJson(outgoing, 200, await plays.deliver({ player, plays: body.plays }))
  }

  const deliverAnnouncements: DeviceHandler = async ({ incoming, outgoing, meta }) => {
    const { player } = await session.findEvenRevoked(incoming, meta)
    reports.consume(player)
    const body = await readBody(incoming, announcementPlaysBodySchema, maxPlaysBytes)
    sendJson(outgoing, 200, await announcements.deliver({ player, announcements: body.announcements }))
  }

  const acknowledgeCommand: DeviceHandler = async ({ incoming, outgoing, meta, params: [id = ''] }) => {
    const { player, zone } = await session.find(incoming, meta)
    acknowledgements.consume(player)
    const body = await readBody(incoming, commandAckBodySchema, maxBodyBytes)
    commands.remove(zone, id)
    await backend.acknowledgeCommand(id, { ...body, player }).catch((error: unknown) => {
      throw isNotFound(error) ? notFound() : error
    })
    sendNoContent(outgoing)
  }

  const routes: DeviceRoute[] = [
    { method: 'POST', path: '/device/code', handle: createCode },
    { method: 'POST', path: '/device/token', handle: exchangeCode },
    { method: 'POST', path: '/device/unpair', handle: unpair },
    { method: 'POST', path: '/device/pin', handle: checkPin },
    { method: 'POST', path: '/device/volume', handle: setVolume },
    { method: 'GET', path: '/device/bundle', handle: readBundle },
    { method: 'GET', path: '/device/events', handle: openEvents },
    { method: 'POST', path: '/device/heartbeat', handle: recordHeartbeat },
    { method: 'POST', path: '/device/plays', handle: deliverPlays },
    { method: 'POST', path: '/device/announcements', handle: deliverAnnouncements },
    { method: 'POST', path: '/device/commands/:id/ack', handle: acknowledgeCommand },
    { method: 'GET', path: '/audio/:track/:revision', handle: serveAudio('track') },
    {
      method: 'GET',
      path: '/audio/announcements/:announcement/:revision',
      handle: serveAudio('announcement'),
    },
  ]
  return createDeviceRouter(routes, { log, reportError })
}

/** Metrics labels. */
export const devicePaths = [
  '/',
  '/device/code',
  '/device/token',
  '/device/unpair',
  '/device/pin',
  '/device/volume',
  '/device/bundle',
  '/device/events',
  '/device/heartbeat',
  '/device/plays',
  '/device/announcements',
  '/device/commands/:id/ack',
  '/audio/:track/:revision',
  '/audio/announcements/:announcement/:revision',
]
