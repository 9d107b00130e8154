import {
  certificateSizes,
  issuedLicenceStates,
  licenceBatchBodySchema,
  licenceFilters,
  licenceReportBodySchema,
  licenceVersionCauses,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { localeQuery, optional, pageQuery, searchText } from './query'
import { file, pageOf } from './response'
import { isoDateTime, namedRecord, timeZone } from './values'

const perLocale = <T extends z.ZodType>(value: T) => z.object({ id: value, en: value })
const coverageRows = z.array(z.object({ label: z.string(), covered: z.boolean() }))

/** The coverage of the licence under the terms of its order. */
const coverage = z.object({
  royalty: z.enum(['separate', 'included']),
  sentence: perLocale(z.string()),
  rows: perLocale(coverageRows),
})
export type LicenceCoverage = z.output<typeof coverage>

/** The venue's details as signed in a version. `address` does not include city and province. */
const licensedPlace = {
  venue: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  zone: z.string(),
  /** Whether the licence is that of a trial. */
  trial: z.boolean().default(false),
}

/** `until` is exclusive: if a period ends at midnight, its last valid day is the day before. */
const licensedPeriod = { from: isoDateTime, until: isoDateTime }

const licence = z.object({
  /** The 13 characters used in URLs. */
  code: z.string(),
  state: z.enum(issuedLicenceStates),
  /** When the licence entered this state; null if that was not recorded. */
  since: isoDateTime.nullable(),
  /** Whether the licence is valid but ends within `licenceNoticeDays`. */
  expiring: z.boolean(),
  zone: namedRecord.extend({ number: z.number() }),
  /** `industry` is the industry's slug. */
  business_unit: namedRecord.extend({ industry: z.string() }),
  city: z.string(),
  time_zone: timeZone,
  from: isoDateTime.nullable(),
  /** The end of the last consecutive paid period; of an overdue licence, that of its grace period. */
  until: isoDateTime.nullable(),
  /** Whether the current version is that of a trial. */
  trial: z.boolean().default(false),
  /** The number of the current version; null until the first is signed. */
  version: z.number().nullable(),
  /** Set only for a revoked licence; the reason is one of `revocationReasons`. */
  revoked_at: isoDateTime.nullable(),
  reason: z.string().nullable(),
  last_played_at: isoDateTime.nullable(),
  /** The unit's order that is awaiting payment, i.e. its pending renewal; null if there is none. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
})
export type Licence = z.output<typeof licence>

const version = z.object({
  number: z.number(),
  cause: z.enum(licenceVersionCauses),
  ...licensedPeriod,
  ...licensedPlace,
  signed_at: isoDateTime,
  /** The `kid` of the signing key. */
  key_id: z.string(),
})
export type LicenceVersion = z.output<typeof version>

const licenceDetail = licence.extend({
  /** Newest first; a signed version never changes. */
  versions: z.array(version),
  coverage,
  issuer: z.string(),
  /** The organisation that pays for the licence. */
  holder: z.string(),
  /** The public page of the licence. */
  check_url: z.string(),
})
export type LicenceDetail = z.output<typeof licenceDetail>

/** The number of licences in each state, regardless of the `state` filter. */
const stateCounts = z.object({
  expiring: z.number(),
  /** Licences in the grace period after their paid time. */
  overdue: z.number().default(0),
  active: z.number(),
  suspended: z.number(),
  expired: z.number(),
  revoked: z.number(),
})
export type LicenceStateCounts = z.output<typeof stateCounts>

const licencesQuery = z.strictObject({
  /** Text to find in zone names, unit names and licence codes. */
  q: searchText,
  unit: optional(z.string().max(64)),
  state: optional(z.enum(licenceFilters)),
  ...pageQuery,
})

/** Licences of the active organisation to which the member has access. */
export const licences = endpoints({
  /** Licences that need attention first, then by end date. */
  list: get('/licences', {
    caller: 'member',
    permission: 'licence.read',
    query: licencesQuery,
    response: pageOf(licence, { states: stateCounts }),
  }),
  get: get('/licences/:code', { caller: 'member', permission: 'licence.read', response: licenceDetail }),
})

const batch = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  done: z.number(),
  total: z.number(),
  /** The size of the file in bytes; null until the file is ready. */
  bytes: z.number().nullable(),
  expires_at: isoDateTime,
})
export type LicenceBatch = z.output<typeof batch>

/** Printed licences. */
export const certificates = endpoints({
  /** A PDF. A licence that was never signed has none (409). */
  downloadCertificate: get('/licences/:code/certificate', {
    caller: 'member',
    query: z.strictObject({ size: z.enum(certificateSizes).default('a4'), ...localeQuery }),
    response: file,
    limits: ['certificate-account'],
  }),
  /** Starts generating one file with the certificates of several licences. */
  createBatch: post('/licence-batches', {
    caller: 'member',
    permission: 'licence.export',
    body: licenceBatchBodySchema,
    response: batch,
    limits: ['licence-batch-account'],
  }),
  /** A batch is visible only to the member who started it. */
  getBatch: get('/licence-batches/:id', { caller: 'member', permission: 'licence.export', response: batch }),
  /** A PDF or a ZIP file. */
  downloadBatch: get('/licence-batches/:id/file', {
    caller: 'member',
    permission: 'licence.export',
    response: file,
  }),
})

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
  coverage,
  last_played_at: isoDateTime.nullable(),
  /** Whether the given digits match the licence's current screen code; null if none were given. */
  screen: z.enum(['matches', 'differs']).nullable(),
  checked_at: isoDateTime,
})
export type LicenceCheck = z.output<typeof check>

/** A compact JWS (docs/licence-format.md). */
const signed = z.object({ jws: z.string() })

const publicKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
})

/** The public keys as a JSON Web Key Set. */
const keySet = z.object({
  keys: z.array(publicKey),
  /** Keys that must no longer be trusted; they are not in `keys`. */
  revoked: z.array(z.object({ kid: z.string(), x: z.string(), revoked_at: isoDateTime })),
})
export type LicenceKeySet = z.output<typeof keySet>

/**
 * Public information about a licence. An unknown code
 * counts as ten checks and wrong screen digits as twenty, so that neither can be guessed.
 */
export const licenceChecks = endpoints({
  /** `screen` is the six digits on the player's screen. */
  get: get('/licence-checks/:code', {
    caller: 'anyone',
    query: z.strictObject({
      screen: z
        .string()
        .max(6)
        .regex(/^\d{6}$/)
        .optional(),
    }),
    response: check,
    limits: ['licence-check-address'],
  }),
  /** The current version. */
  getProof: get('/licence-checks/:code/proof', {
    caller: 'anyone',
    response: signed,
    limits: ['licence-check-address'],
  }),
  report: post('/licence-checks/:code/reports', {
    caller: 'anyone',
    body: licenceReportBodySchema,
    limits: ['licence-check-address'],
    idempotent: 'optional',
  }),
  getKeys: get('/licence-keys', { caller: 'anyone', response: keySet }),
  /** The signed list of licences that must not be trusted, for versions without a `status` claim. */
  getStatusList: get('/licence-status', { caller: 'anyone', response: signed }),
  /** The Token Status Lists, as compact JWTs. */
  listStatusLists: get('/licence-status-lists', {
    caller: 'anyone',
    response: z.object({ lists: z.array(signed.extend({ number: z.number() })) }),
  }),
})
