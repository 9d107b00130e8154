import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import {
  type PlayColumns,
  playColumns,
  type SealedPlay,
  toSealedPlay,
} from '#src/reporting/seal/rules/sealed-play'
import type { ArrivalBounds } from './arrivals'
import { type SignedPlace, toSignedPlace } from './rules/signed-place'
import type { LogState } from './state'

type PlayRow = PlayColumns & { readonly id: string }
type LoggedPlay = { type: 'play'; row: number; play: SealedPlay; signed: SignedPlace | null }

const toLoggedPlay = (row: PlayRow): LoggedPlay => ({
  type: 'play',
  row: Number(row.id),
  play: toSealedPlay(row),
  signed: toSignedPlace(row),
})

const selectPlays = (trx: Transaction) =>
  trx('plays')
    .orderBy('id')
    .select('id', ...playColumns, 'chain', 'prev', 'signature')

/** The time by which the clocks of backends may differ. */
const clockTolerance = 3_600_000

/** When plays that have no index yet have usually arrived, so that only the partitions of this time are read. */
export const getUsualArrival = (
  { counted_at }: Pick<LogState, 'counted_at'>,
  at: number,
): [number, number] => [(counted_at ?? 0) - clockTolerance, at + clockTolerance]

/**
 * The plays without an index, up to a bound, in the order of their row ids. Those that arrived at an unusual time, because
 * the clock of a backend was wrong, are searched in all partitions if row ids are missing.
 */
export async function listPlaysAfter(
  trx: Transaction,
  state: Pick<LogState, 'last_play_row' | 'counted_at'>,
  bounds: Pick<ArrivalBounds, 'at' | 'play'>,
  limit: number,
): Promise<LoggedPlay[]> {
  const { last_play_row: after } = state
  const usual = getUsualArrival(state, bounds.at)
  const select = (through: number) =>
    selectPlays(trx).where('id', '>', after).where('id', '<=', through).limit(limit)
  const rows: PlayRow[] = await select(bounds.play).whereBetween('received_at', usual)
  const last = rows.length === limit ? Number(rows.at(-1)?.id) : bounds.play
  if (rows.length >= last - after) return rows.map(toLoggedPlay)
  const others: PlayRow[] = await select(last).whereNotBetween('received_at', usual)
  return [...rows, ...others]
    .map(toLoggedPlay)
    .sort((one, other) => one.row - other.row)
    .slice(0, limit)
}

/** The plays up to a bound that are in none of the seals up to `through`: they were committed late. */
export async function listPlaysWithoutSeal(
  trx: Transaction,
  through: number,
  bound: number,
): Promise<LoggedPlay[]> {
  const rows: PlayRow[] = await selectPlays(trx)
    .where('id', '<=', bound)
    .whereNotExists(
      trx('seal_leaves as l')
        .where('l.seal', '<=', through)
        .whereRaw('l.play_id = plays.id')
        .select('l.play_id'),
    )
  return rows.map(toLoggedPlay)
}

const highestRow = z.object({ highest: integerColumn.nullable() })

/** The plays after a row id that have no index, although later ones may have one, and the highest row id. */
export async function listPlaysWithoutEntry(
  trx: Transaction,
  after: number,
): Promise<{ plays: LoggedPlay[]; through: number }> {
  const { highest } = highestRow.parse(await trx('plays').max({ highest: 'id' }).first())
  const rows: PlayRow[] = await selectPlays(trx)
    .where('id', '>', after)
    .whereNotExists(trx('log_entries as e').whereRaw('e.play_row_id = plays.id').select('e.index'))
  return { plays: rows.map(toLoggedPlay), through: Math.max(after, highest ?? 0) }
}
