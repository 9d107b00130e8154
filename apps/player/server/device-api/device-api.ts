import type { Gateway } from '#server/gateway'
import { createDeviceAuthenticator, type DeviceSession } from '#server/http/device-session'
import { createRateLimiter, type RateLimiter } from '#server/http/rate-limiter'

const minute = 60_000

// Limits by address are high, because many venues may share one mobile network address. Limits by player are
// several times what a device needs.
const limits = {
  codes: { points: 60, windowMs: 10 * minute },
  tokens: { points: 600, windowMs: minute },
  keys: { points: 10, windowMs: minute },
  installations: { points: 60, windowMs: 10 * minute },
  unpairings: { points: 10, windowMs: minute },
  pins: { points: 10, windowMs: minute },
  volumes: { points: 60, windowMs: minute },
  unknownTokens: { points: 60, windowMs: minute },
  furtherTokens: { points: 5, windowMs: 1_000 },
  heartbeats: { points: 60, windowMs: minute },
  bundles: { points: 30, windowMs: minute },
  streams: { points: 20, windowMs: minute },
  plays: { points: 60, windowMs: minute },
  announcements: { points: 60, windowMs: minute },
  acknowledgements: { points: 60, windowMs: minute },
  audio: { points: 600, windowMs: minute },
  proofs: { points: 20, windowMs: 10 * minute },
  findings: { points: 30, windowMs: 10 * minute },
}

/** The dependencies that the device API handlers share. */
export type DeviceApiContext = {
  gateway: Gateway
  session: DeviceSession
  createLimiter: (name: keyof typeof limits) => RateLimiter
  now: () => number
}

export function createDeviceApiContext(gateway: Gateway, now: () => number): DeviceApiContext {
  const createLimiter = (name: keyof typeof limits) => createRateLimiter(limits[name], now)
  const session = createDeviceAuthenticator({
    directory: gateway.directory,
    unknownTokens: createLimiter('unknownTokens'),
    furtherTokens: createLimiter('furtherTokens'),
  })
  return { gateway, session, createLimiter, now }
}
