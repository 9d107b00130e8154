import { playEndReasons, playLayers, usageGapReasons } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get } from './endpoint'
import { playlistRef } from './playback-values'
import { csvSeparator, localeQuery, optional, pageQuery, searchText } from './query'
import { file, fileStream, pagination } from './response'
import { isoDateTime, namedRecord, timeZone } from './values'

export const usageTotals = { plays: z.number(), seconds: z.number() }

/** Plays that devices have signed, the others, and those that arrived in the month and broke a rule. */
const playKinds = { signed_plays: z.number(), unsigned_plays: z.number(), rejected_plays: z.number() }

export const usageLine = z.object({
  id: z.string(),
  started_at: isoDateTime,
  /** The number of seconds played. */
  seconds: z.number(),
  zone: namedRecord,
  time_zone: timeZone,
  track: z.object({ title: z.string(), artists: z.array(z.string()), composers: z.array(z.string()) }),
  playlist: playlistRef.nullable(),
  layer: z.enum(playLayers),
  offline: z.boolean(),
  is_signed: z.boolean(),
  received_at: isoDateTime,
  /** Whether a checkpoint of the usage log covers the play, so that it can be proved. */
  is_sealed: z.boolean(),
})
export type UsageLine = z.output<typeof usageLine>

export const usageGap = z.object({
  /** The first and last local date of the gap, e.g. `2026-11-20`, both inclusive. */
  from: z.string(),
  until: z.string(),
  reason: z.enum(usageGapReasons),
  /** The name that members gave a planned silence. */
  label: z.string().nullable(),
  zone_count: z.number(),
  /** Whether the gap affects all zones of the report. */
  every_zone: z.boolean(),
  /** The first three affected zones. */
  zones: z.array(namedRecord),
})
export type UsageGap = z.output<typeof usageGap>

/** The first 100 gaps without music, oldest first; null for a report on more than 1,000 zones. */
export const usageGaps = <T extends z.ZodType>(gap: T) =>
  z
    .object({
      /** The number of days on which no zone had music. */
      silent_days: z.number(),
      total: z.number(),
      data: z.array(gap),
    })
    .nullable()

/** What a month sounded like. `archived`: the plays themselves are archived, so there are no lines. */
export const usageSummary = {
  month: z.string(),
  /** Plays that had arrived by this time are counted; null while the usage log has not begun. */
  counted_at: isoDateTime.nullable(),
  totals: z.object({ ...usageTotals, ...playKinds, works: z.number() }),
  /** The totals by day, e.g. `2026-11-20`; days without a play may be missing. */
  days: z.array(z.object({ date: z.string(), ...usageTotals })),
  /** The works and composers with the longest total playing time. */
  works: z.array(
    z.object({
      title: z.string(),
      artists: z.array(z.string()),
      composers: z.array(z.string()),
      ...usageTotals,
    }),
  ),
  composers: z.array(z.object({ name: z.string(), ...usageTotals })),
  archived: z.boolean(),
}

const usageMonth = z.object({
  ...usageSummary,
  zones: z.array(namedRecord.extend({ business_unit: namedRecord, ...usageTotals })),
  gaps: usageGaps(usageGap),
  data: z.array(usageLine),
  meta: z.object({ pagination }),
})
export type UsageMonth = z.output<typeof usageMonth>

const proof = z.object({
  /** The step at which verifying the play failed; null if the play is unchanged. */
  failure: z.enum(['line', 'tree', 'signature']).nullable(),
  /** The hash of the play's entry. */
  leaf: z.string(),
  /** The position of the entry in the usage log, from 0. */
  index: z.number(),
  /** The sibling hashes on the path from the entry to the root, hexadecimal. */
  path: z.array(z.string()),
  /** When the first checkpoint that covers the play was signed. */
  sealed_at: isoDateTime,
  /** The newest checkpoint. */
  checkpoint: z.object({
    origin: z.string(),
    size: z.number(),
    root: z.string(),
    signed_at: isoDateTime,
    /** The verifier key that has signed it; null if none that is published has. */
    key: z.string().nullable(),
  }),
})

export const playDetails = { end_reason: z.enum(playEndReasons), proof: proof.nullable() }

const play = usageLine.extend({ business_unit: z.object({ name: z.string() }), ...playDetails })
export type UsagePlay = z.output<typeof play>

const place = { unit: optional(z.string().max(64)), zone: optional(z.string().max(64)) }

/** `day` and `q` affect only the lines. */
const filter = { ...place, day: optional(z.iso.date()), q: searchText }

/** Plays of the active organisation in a month such as `2026-11`. */
export const usage = endpoints({
  /** Calls with `q` are rate-limited. */
  get: get('/usage/:month', {
    caller: 'member',
    permission: 'usage.read',
    query: z.strictObject({ ...filter, ...pageQuery }),
    response: usageMonth,
  }),
  /** The month's plays as CSV. The download is recorded in the audit log. `archived` if the plays are archived. */
  download: get('/usage/:month/export', {
    caller: 'member',
    permission: 'usage.read',
    query: z.strictObject({ ...filter, separator: csvSeparator }),
    response: file,
    errors: ['archived'],
    limits: ['usage-export-account'],
  }),
  /**
   * The month's plays with proofs that they are in the usage log, as a file that anybody can verify (docs/usage-log.md).
   * The download is recorded in the audit log. `too-many-plays` if there are more than 50,000; `archived` if the plays
   * are archived.
   */
  downloadEvidence: get('/usage/:month/evidence', {
    caller: 'member',
    permission: 'usage.read',
    query: z.strictObject(place),
    response: fileStream,
    errors: ['archived', 'too-many-plays'],
    limits: ['usage-evidence-account'],
  }),
  /** A PDF of one page. The download is recorded in the audit log. */
  downloadStatement: get('/usage/:month/statement', {
    caller: 'member',
    permission: 'usage.read',
    query: z.strictObject({ ...place, ...localeQuery }),
    response: file,
    limits: ['usage-export-account'],
  }),
})

export const usagePlays = endpoints({
  /** Every call verifies the play against the usage log. */
  get: get('/usage/plays/:id', {
    caller: 'member',
    permission: 'usage.read',
    response: z.object({ data: play, checked_at: isoDateTime }),
    limits: ['usage-proof-account'],
  }),
  /** The proof as a JSON file for offline verification; 404 until a checkpoint covers the play. */
  downloadProof: get('/usage/plays/:id/proof', {
    caller: 'member',
    permission: 'usage.read',
    response: file,
    limits: ['usage-proof-account'],
  }),
})
