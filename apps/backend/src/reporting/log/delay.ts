import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'
import { getUsualArrival } from './plays'
import { getLogState } from './state'

const oldestRow = z.object({ oldest: integerColumn.nullable() })

// Entries that have an index but are not signed have arrived after the last checkpoint.
const findOldest = `select least(
    (select received_at from plays where id > ? and received_at between ? and ? order by id limit 1),
    (select min(at) from log_arrivals),
    (select c.signed_at from log_checkpoints as c
      where c.id = (select max(id) from log_checkpoints) and c.size < ?)
  ) as oldest`

/** The age in seconds of the oldest arrival that no checkpoint contains. */
export async function getLogDelay(now = Date.now()): Promise<number> {
  const state = await getLogState()
  const { rows } = await strapi.db.connection.raw(findOldest, [
    state.last_play_row,
    ...getUsualArrival(state, now),
    state.size,
  ])
  const { oldest } = oldestRow.parse(rows[0])
  return oldest === null ? 0 : Math.max(0, now - oldest) / 1000
}
