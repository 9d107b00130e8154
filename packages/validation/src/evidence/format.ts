import * as z from 'zod/mini'

// The file with which a venue proves its plays: one JSON text a line (docs/usage-log.md).

export const evidenceFormat = 'usage-evidence/1'

/** The plays of the month that a file may have; with their proofs, about 120 MB. */
export const maxEvidencePlays = 50_000

/** In bytes. Larger files were not made by us. */
export const maxEvidenceBytes = 250_000_000

/** The first line. `created_at` is in milliseconds, and the only thing here that the log does not confirm. */
export const evidenceHead = z.object({
  format: z.literal(evidenceFormat),
  month: z.string(),
  created_at: z.number(),
  /** The signed note that all proofs lead to. */
  checkpoint: z.string(),
})
export type EvidenceHead = z.output<typeof evidenceHead>

/** An entry with its exact text, and the base64 of the hashes of its inclusion proof, from the lowest level up. */
export const evidenceEntry = z.object({ index: z.int(), entry: z.string(), path: z.string() })
export type EvidenceEntry = z.output<typeof evidenceEntry>

/** The last line: the number of lines with entries, and that of the month's plays which no checkpoint covered yet. */
export const evidenceEnd = z.object({ end: z.object({ entries: z.int(), waiting: z.int() }) })
export type EvidenceEnd = z.output<typeof evidenceEnd>['end']
