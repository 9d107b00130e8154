import { z } from 'zod'
import { optional, provinceFilter, searchText } from './query'
import { usageLine } from './usage'
import { isoDateTime, namedRecord, regionRef } from './values'

// These values are part of the public API as well: fields may not be removed or change meaning.

/** Which venues to list. `q` is part of a name, or the code of a unit. */
export const venueFilters = {
  province: provinceFilter.describe('Code of a province, such as 31'),
  city: optional(z.string().regex(/^\d{2}\.\d{2}$/)).describe('Code of a city or regency, such as 31.71'),
  industry: optional(z.string().max(64)).describe('Key of an industry, such as hotel'),
  q: searchText.describe('Part of a name, or the code of a business unit'),
  only: optional(z.enum(['late', 'unsigned', 'rejected'])).describe(
    'Only venues with late devices, with unsigned plays or with rejected plays',
  ),
}

/** Durations are in seconds. */
export const collectiveAmounts = {
  zones: z.number().int(),
  licences: z.number().int(),
  late: z.number().int().describe('Devices that have not connected for three days'),
  plays: z.number().int(),
  signed_plays: z.number().int().describe('Plays that their devices have signed'),
  unsigned_plays: z.number().int(),
  rejected_plays: z.number().int().describe('Not among the plays: they broke a rule at arrival'),
  seconds: z.number(),
  reported_seconds: z.number().describe('Within opening hours'),
  open_seconds: z.number(),
  coverage: z.number().nullable().describe('The share of the opening hours; null without any'),
}

/** What a society needs to match a work. */
export const workDetails = {
  work_id: z.string().nullable().describe('The number under which the work is registered with societies'),
  contributors: z
    .array(
      z.object({
        name: z.string(),
        role: z.enum(['C', 'A', 'CA', 'AR', 'E']).describe('Composer, author, both, arranger, publisher'),
        ipi: z.string().nullable().describe('IPI name number: eleven digits'),
        share: z.number().int().nullable().describe('Of the performing right, in hundredths of a percent'),
        society: z.string().nullable().describe('Its three CISAC digits, or its name'),
      }),
    )
    .describe('Empty while the work has not been matched'),
}

const reportFile = z.object({
  format: z.string(),
  title: z.string(),
  name: z.string(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string().describe('Hexadecimal'),
})

const reportDelivery = z.object({
  id: z.string(),
  destination: z.string().nullable(),
  format: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number().int(),
  error: z.string().nullable(),
  receipt: z.string().nullable().describe('What the destination answered'),
  created_at: isoDateTime,
  delivered_at: isoDateTime.nullable(),
})

const witnessProblems = [
  'ahead',
  'inconsistent',
  'unknown-log',
  'unknown-key',
  'unreachable',
  'unexpected-answer',
  'malformed',
  'wrong-signature',
  'not-signed',
] as const
const refusalReasons = ['ahead', 'inconsistent', 'unknown-log', 'unknown-key'] as const

/** The newest checkpoint of the usage log, and what its witnesses have signed. */
export const usageLogState = z.object({
  origin: z.string(),
  size: z.number().int().describe('Number of entries'),
  root: z.string().describe('Root of the tree, hexadecimal'),
  signed_at: isoDateTime,
  witnesses: z.array(
    z.object({
      name: z.string().describe('In the policy'),
      key: z.string().describe('The name and id of its key'),
      algorithm: z.enum(['Ed25519', 'ML-DSA-44']),
      signed_at: isoDateTime.nullable(),
      signed_size: z.number().int().nullable().describe('How many entries its last signature covers'),
      delay_ms: z.number().int().nullable().describe('From the signature of the log to that of the witness'),
      problem: z.enum(witnessProblems).nullable().describe('Why it has not signed the newest checkpoint'),
      problem_at: isoDateTime.nullable().describe('Since when'),
    }),
  ),
  quorum: z
    .object({
      is_required: z.boolean(),
      is_reached: z.boolean(),
      missing: z.array(z.string()).describe('The witnesses that it waits for, or enough of them'),
    })
    .describe('Of the newest checkpoint'),
  refusals: z
    .array(
      z.object({
        witness: z.string(),
        reason: z.enum(refusalReasons),
        witness_size: z.number().int().nullable().describe('What the witness says that it has signed'),
        checkpoint: z.string().describe('What it refused to sign'),
        known: z.string().nullable().describe('What it had signed last, with its signature'),
        refused_at: isoDateTime,
      }),
    )
    .describe('The ten newest ones'),
})

const reportQuorum = z
  .object({
    state: z.enum(['not-required', 'waiting', 'reached']),
    reached_at: isoDateTime.nullable(),
    missing: z.array(z.string()).describe('The witnesses that it waits for, or enough of them'),
  })
  .describe('A report is final once enough witnesses have signed a checkpoint that covers it')

/** A version of a month's report. */
export const collectiveReport = z.object({
  version: z.number().int(),
  kind: z.enum(['final', 'supplement']),
  created_at: isoDateTime,
  quorum: reportQuorum,
  minimum_seconds: z.number().describe('Shorter plays are not reported'),
  plays: z.number().int(),
  seconds: z.number(),
  excluded_plays: z.number().int(),
  signed_plays: z.number().int().nullable().describe('Null in reports from before there were signatures'),
  unsigned_plays: z.number().int().nullable(),
  rejected_plays: z.number().int().nullable().describe('Rejections among the entries that it covers'),
  from_index: z.number().int().nullable().describe('First entry of the usage log that it covers'),
  log_size: z.number().int().nullable().describe('The entry before which it ends'),
  from_seal: z.number().int().nullable().describe('First daily seal, if it was made from seals'),
  through_seal: z.number().int().nullable(),
  files: z.array(reportFile),
  deliveries: z.array(reportDelivery).describe('Files that were sent to destinations of the body'),
})

export const dailySeal = z.object({
  number: z.number().int(),
  day: z.iso.date(),
  size: z.number().int().describe('Number of plays'),
  root: z.string(),
  sealed_at: isoDateTime,
})

// What follows is only for the console.

export const monthParameter = z.string().max(7)

/** The reasons are those of `docs/usage-log.md`. */
export const rejectionCount = z.object({ reason: z.string(), plays: z.number() })
export type RejectionCount = z.output<typeof rejectionCount>

export const foundVenue = namedRecord.extend({ city: regionRef, industry: z.string() })

// Playlists, and the names that members gave to silences, are not disclosed.
export const collectiveLine = usageLine.omit({ playlist: true, layer: true })
export type CollectiveUsageLine = z.output<typeof collectiveLine>
