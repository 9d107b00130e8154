import type { Transaction } from '#src/platform/database/transaction'
import {
  type PlayColumns,
  playColumns,
  type SealedPlay,
  toSealedPlay,
} from '#src/reporting/seal/rules/sealed-play'

type PlayRow = PlayColumns & { readonly id: string }
type LoggedPlay = { type: 'play'; row: number; play: SealedPlay }

const toLoggedPlay = (row: PlayRow): LoggedPlay => ({
  type: 'play',
  row: Number(row.id),
  play: toSealedPlay(row),
})

const selectPlays = (trx: Transaction) =>
  trx('plays')
    .orderBy('id')
    .select('id', ...playColumns)

/** The plays after a row id, up to a bound. */
export async function listPlaysAfter(
  trx: Transaction,
  after: number,
  through: number,
  limit: number,
): Promise<LoggedPlay[]> {
  const rows: PlayRow[] = await selectPlays(trx)
    .where('id', '>', after)
    .where('id', '<=', through)
    .limit(limit)
  return rows.map(toLoggedPlay)
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
