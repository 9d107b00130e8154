import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { type LineFilter, loadCounting, playRows } from '#src/reporting/usage/lines'

const pageSize = 500

const evidenceRows = z.array(
  z.object({
    id: integerColumn,
    player_id: integerColumn,
    started_at: integerColumn,
    received_at: integerColumn,
    chain: z.number().nullable(),
    is_signing: z.boolean(),
    /** Null until the play is appended. */
    index: integerColumn.nullable(),
    bytes: z.instanceof(Uint8Array).nullable(),
  }),
)
export type EvidenceRow = z.output<typeof evidenceRows>[number]

const columns = () => [
  ...['p.id', 'p.player_id', 'p.started_at', 'p.received_at', 'p.chain', 'e.index', 'e.bytes'],
  strapi.db.connection.raw('p.signature is not null as is_signing'),
]

/** The plays of these local days, with their entries in the log, in pages. */
export async function* readPlays(
  filter: LineFilter,
  dates: readonly string[],
): AsyncGenerator<EvidenceRow[]> {
  const counting = await loadCounting(filter)
  for (const date of dates)
    for (let after = 0; ; ) {
      const rows = evidenceRows.parse(
        await playRows(filter, [date], counting)
          .leftJoin('log_entries as e', 'e.play_row_id', 'p.id')
          .where('p.id', '>', after)
          .orderBy('p.id')
          .limit(pageSize)
          .select(columns()),
      )
      yield rows
      if (rows.length < pageSize) break
      after = rows.at(-1)?.id ?? after
    }
}

const day = 86_400_000
/** A delivery has fewer plays; its signature comes with the last one. */
const maxFilled = 500

/** What the plays of a device in a file have in common. */
export type ChainPart = { chains: number[]; from: number; until: number }

/** The positions between the places of a chain and after them, as far as gaps are short. */
function listGaps({ chains }: ChainPart): number[] {
  const sorted = chains.toSorted((a, b) => a - b)
  const last = sorted.at(-1) ?? 0
  const gaps = sorted.flatMap((chain, index) => {
    const length = index === 0 ? 0 : chain - (sorted[index - 1] ?? 0) - 1
    return length > 0 && length <= maxFilled ? Array.from({ length }, (_, at) => chain - 1 - at) : []
  })
  return [...gaps.slice(0, maxFilled), ...Array.from({ length: maxFilled }, (_, at) => last + 1 + at)]
}

/**
 * The other plays of a device that are needed to verify the signatures in a file: those in between that count in another
 * month, and those up to the next signature.
 */
export async function listPlaysForSignatures(player: number, part: ChainPart): Promise<EvidenceRow[]> {
  const last = Math.max(...part.chains)
  const rows = evidenceRows.parse(
    await strapi.db
      .connection('plays as p')
      .join('log_entries as e', 'e.play_row_id', 'p.id')
      .where('p.player_id', player)
      .whereBetween('p.started_at', [part.from - 2 * day, part.until + 2 * day])
      .whereRaw('p.chain = any(?)', [listGaps(part)])
      .orderBy('p.chain')
      .select(columns()),
  )
  const between = rows.filter(({ chain }) => (chain ?? 0) < last)
  const after = rows.filter(({ chain }) => (chain ?? 0) > last)
  const end = after.findIndex(row => row.is_signing)
  return [...between, ...after.slice(0, end + 1)]
}
