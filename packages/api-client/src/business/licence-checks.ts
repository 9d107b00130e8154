import { isoDateTime } from '@bgm/contract'
import { issuedLicenceStates, type LicenceReportBody } from '@bgm/validation'
import { z } from 'zod'
import { ApiError } from '../error'
import { type HttpClient, pathSegment } from '../http'
import { noContent } from '../wire'
import { licenceCoverage, licensedPeriod, licensedPlace } from './licences'

const check = z.object({
  code: z.string(),
  state: z.enum(issuedLicenceStates),
  /** When the licence entered this state; null if that was not recorded. */
  since: isoDateTime.nullable(),
  ...licensedPlace,
  time_zone: z.string(),
  ...licensedPeriod,
  /** Set only for a revoked licence; the reason is one of `revocationReasons`. */
  revoked_at: isoDateTime.nullable(),
  reason: z.string().nullable(),
  version: z.number(),
  issuer: z.string(),
  coverage: licenceCoverage,
  last_played_at: isoDateTime.nullable(),
  /** Whether the given digits match the licence's current screen code; null if none were given. */
  screen: z.enum(['matches', 'differs']).nullable(),
  checked_at: isoDateTime,
})
export type LicenceCheck = z.output<typeof check>

const proof = z.object({ jws: z.string() }).transform(({ jws }) => jws)

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})

const keySet = z.object({
  keys: z.array(publicKey),
  /** Keys that must no longer be trusted; they are not in `keys`. */
  revoked: z.array(z.object({ kid: z.string(), x: z.string(), revoked_at: isoDateTime })),
})
export type LicenceKeySet = z.output<typeof keySet>

const nullIfNotFound = (error: unknown) => {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}

const at = (code: string, rest = '') => `licence-checks/${pathSegment(code)}${rest}`

/**
 * Public information about a licence; needs no session. Takes codes as returned by `parseLicenceCode`. Checks are
 * rate-limited per visitor; exceeding the limit throws 429.
 */
export const createLicenceChecksApi = (http: HttpClient) => ({
  /** Returns null for an unknown code. `screen` is the six digits on the player's screen. */
  find: (code: string, { screen }: { screen?: string } = {}): Promise<LicenceCheck | null> =>
    http.call('get', at(code), { query: { screen }, schema: check }).catch(nullIfNotFound),
  /** Returns the current version as a compact JWS (docs/licence-format.md); null for an unknown code. */
  findProof: (code: string): Promise<string | null> =>
    http.call('get', at(code, '/proof'), { schema: proof }).catch(nullIfNotFound),
  /** Repeating a `key` does not create a second report. Throws 404 for an unknown code. */
  report: (code: string, json: LicenceReportBody, key = '') =>
    http.call('post', at(code, '/reports'), {
      json,
      headers: key ? { 'idempotency-key': key } : {},
      schema: noContent,
    }),
  /** Returns the public keys as a JSON Web Key Set. */
  getKeys: () => http.call('get', 'licence-keys', { schema: keySet }),
  /** Returns the signed list of licences that must not be trusted, as a compact JWS. */
  getStatusList: () => http.call('get', 'licence-status', { schema: proof }),
})
