/** The maximum age of a killed device's play journal, in seconds. */
const journalEvery = 15
/**
 * The allowed difference in milliseconds between the recorded start of a play and the time at which it was
 * heard.
 */
const tolerance = 30_000

const statement = (zone, since) => `
  select p.play_id, p.track, p.started_at, p.seconds, p.end_reason, p.offline from plays p
  join zones z on z.id = p.zone_id
  where z.document_id = '${zone}' and p.received_at >= ${since} order by p.started_at`

/** Compares the plays heard from a device with those stored by the backend. */
export async function comparePlays({ records, zone, since, heard, files }) {
  const rows = await records.rows(statement(zone, since))
  const remaining = new Set(rows)
  const lost = []
  const different = []
  for (const { bytes, startedAt, seconds } of heard) {
    const { track } = files.get(bytes)
    const row = [...remaining].find(
      one => one.track === track && Math.abs(Number(one.started_at) - startedAt) <= tolerance,
    )
    if (!row) {
      lost.push({ track, startedAt, seconds })
      continue
    }
    remaining.delete(row)
    const written = row.end_reason === 'interrupted' ? journalEvery : 0
    if (Math.abs(row.seconds - seconds) > written + 0.2) different.push({ ...row, heard: seconds })
  }
  return { rows, lost, different, unheard: [...remaining] }
}
