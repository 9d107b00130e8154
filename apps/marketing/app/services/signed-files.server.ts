import { createApi } from '@bgm/api-client'
import { defaultLocale } from '@bgm/i18n'
import { env } from '#app/env.server'
import { createSharedCall } from './shared-call'

/** How long a key set or status list is cached. Both change at most a few times a day. */
const maxAgeMs = 10_000

const client = () =>
  createApi({
    apiUrl: env.apiUrl,
    locale: defaultLocale,
    headers: { 'x-internal-key': env.internalKey },
    signal: AbortSignal.timeout(8_000),
  })

/** The public keys that sign licences, as a JWKS. */
export const getLicenceKeys = createSharedCall(() => client().licenceChecks.getKeys(), maxAgeMs)

/** The signed list of revoked and suspended licences whose signed versions have `idx`. */
export const getLicenceStatusList = createSharedCall(
  async () => (await client().licenceChecks.getStatusList()).jws,
  maxAgeMs,
)

/** The Token Status Lists. */
export const listStatusLists = createSharedCall(
  async () => (await client().licenceChecks.listStatusLists()).lists,
  maxAgeMs,
)

/** The verifier keys of the usage log, newest first. */
export const getLogKeys = createSharedCall(async () => (await client().usageLog.getKeys()).keys, maxAgeMs)
