import { cosignatureBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { dataOf, file, fileStream } from './response'
import { isoDateTime } from './values'

const logSize = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])

const browserCosignature = z.object({
  reader: z.string(),
  /** The name of the browser's key and its id. */
  key: z.string(),
  size: z.number(),
  signed_at: isoDateTime,
})
export type BrowserCosignature = z.output<typeof browserCosignature>

/**
 * The usage log (docs/usage-log.md), which the site serves at the paths of C2SP tlog-tiles. `width` is 256 for full
 * tiles and bundles.
 */
export const usageLog = endpoints({
  /** The newest checkpoint, a signed note, with the cosignatures of witnesses. */
  getCheckpoint: get('/usage-log/checkpoint', {
    caller: 'anyone',
    response: file,
    limits: ['usage-log-address'],
  }),
  /** A tile of hashes, at most 8,192 bytes. */
  getTile: get('/usage-log/tiles/:level/:index/:width', {
    caller: 'anyone',
    response: file,
    limits: ['usage-log-address'],
  }),
  /** The keys that sign checkpoints, newest first. */
  getKeys: get('/usage-log/keys', {
    caller: 'anyone',
    response: z.object({ keys: z.array(z.string()) }),
    limits: ['usage-log-address'],
  }),
  /** The policy of the log (C2SP tlog-policy): its keys, its witnesses and their quorum. */
  getPolicy: get('/usage-log/policy', {
    caller: 'anyone',
    response: file,
    limits: ['usage-log-address'],
  }),
  /** The keys that sign receipts of plays, newest first. */
  getReceiptKeys: get('/usage-log/receipt-keys', {
    caller: 'anyone',
    response: z.object({ keys: z.array(z.string()) }),
    limits: ['usage-log-address'],
  }),
})

/** The entries of the usage log, for users of a collective body. Reading them is recorded once an hour. */
export const collectiveLog = endpoints({
  /** A bundle of entries, at most 16.8 MB. */
  openBundle: get('/collective/usage-log/entries/:index/:width', {
    caller: 'collective',
    response: fileStream,
    limits: ['usage-log-account'],
  }),
  /** The newest checkpoint, the keys of the log, and a proof (base64) that its first `size` entries are those of then. */
  getGrowth: get('/collective/usage-log/growth', {
    caller: 'collective',
    query: z.strictObject({ size: logSize }),
    response: z.object({
      checkpoint: z.string(),
      keys: z.array(z.string()),
      /** Null if the log has fewer entries. */
      consistency: z.string().nullable(),
    }),
    limits: ['usage-log-account'],
  }),
  /** Stores what a browser has signed. It informs, and does not count for the quorum. */
  addCosignature: post('/collective/usage-log/cosignatures', {
    caller: 'collective',
    body: cosignatureBodySchema,
    limits: ['integration-account'],
  }),
  /** What each browser of the caller's body has signed last, newest first; at most 20. */
  listCosignatures: get('/collective/usage-log/cosignatures', {
    caller: 'collective',
    response: dataOf(z.array(browserCosignature)),
    limits: ['collective-read-account'],
  }),
})

/** The entries of the usage log, for the systems of collective bodies. Reading them is recorded once an hour. */
export const collectiveApiLog = endpoints({
  openBundle: get('/public-api/collective/usage-log/entries/:index/:width', {
    caller: 'collective-key',
    scope: 'plays:read',
    response: fileStream,
    keyLimit: 'usage-log-key',
  }),
})
