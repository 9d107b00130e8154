import { isoDateTime, namedRecord, pagination } from '@bgm/contract'
import {
  type CertificateSize,
  issuedLicenceStates,
  type LicenceBatchBody,
  type LicenceFilter,
  licenceVersionCauses,
} from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'

const perLocale = <T extends z.ZodType>(value: T) => z.object({ id: value, en: value })
const coverageRows = z.array(z.object({ label: z.string(), covered: z.boolean() }))

/** The coverage of the licence under the terms of its order. */
export const licenceCoverage = z.object({
  royalty: z.enum(['separate', 'included']),
  sentence: perLocale(z.string()),
  rows: perLocale(coverageRows),
})
export type LicenceCoverage = z.output<typeof licenceCoverage>

/** The venue's details as signed in a version. `address` does not include city and province. */
export const licensedPlace = {
  venue: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  zone: z.string(),
}

/** `until` is exclusive: if a period ends at midnight, its last valid day is the day before. */
export const licensedPeriod = { from: isoDateTime, until: isoDateTime }

const summary = {
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
  time_zone: z.enum(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']),
  from: isoDateTime.nullable(),
  /** The end of the last consecutive paid period. */
  until: isoDateTime.nullable(),
  /** The number of the current version; null until the first is signed. */
  version: z.number().nullable(),
  /** Set only for a revoked licence; the reason is one of `revocationReasons`. */
  revoked_at: isoDateTime.nullable(),
  reason: z.string().nullable(),
  last_played_at: isoDateTime.nullable(),
  /** The unit's order that is awaiting payment, i.e. its pending renewal; null if there is none. */
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
}

const licence = z.object(summary)
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
  coverage: licenceCoverage,
  issuer: z.string(),
  /** The organisation that pays for the licence. */
  holder: z.string(),
  /** The public page of the licence. */
  check_url: z.string(),
})
export type LicenceDetail = z.output<typeof licenceDetail>

const stateCounts = z.object({
  expiring: z.number(),
  active: z.number(),
  suspended: z.number(),
  expired: z.number(),
  revoked: z.number(),
})
export type LicenceStateCounts = z.output<typeof stateCounts>

const licences = z
  .object({ data: z.array(licence), meta: z.object({ pagination, states: stateCounts }) })
  .transform(({ data, meta }) => ({ data, ...meta }))

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

export interface LicencesQuery {
  /** Text to find in zone names, unit names and licence codes. */
  q?: string
  unit?: string
  state?: LicenceFilter
  page?: number
  page_size?: number
}

const at = (code: string, rest = '') => `licences/${pathSegment(code)}${rest}`

/** Licences of the active organisation to which the member has access. */
export const createLicencesApi = (http: HttpClient) => ({
  /**
   * Lists licences that need attention first, then by end date. Includes the number in each state,
   * regardless of the `state` filter.
   */
  list: (query: LicencesQuery = {}) => http.call('get', 'licences', { query, schema: licences }),
  get: (code: string) => http.call('get', at(code), { schema: licenceDetail }),
  /** Returns the certificate as a PDF. */
  downloadCertificate: (code: string, query: { size: CertificateSize; locale: string }) =>
    http.download(at(code, '/certificate'), query),

  /** Starts generating one file with the certificates of several licences. */
  createBatch: (json: LicenceBatchBody) => http.call('post', 'licence-batches', { json, schema: batch }),
  getBatch: (id: string) => http.call('get', `licence-batches/${pathSegment(id)}`, { schema: batch }),
  downloadBatch: (id: string) => http.download(`licence-batches/${pathSegment(id)}/file`),
})
