// Started by report-usage.mjs in the folder of the backend: loads the compiled backend without its server and its jobs,
// generates plays, and seals and reports them.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const fromBackend = createRequire(join(process.cwd(), 'package.json'))
const compiled = path => fromBackend(`./dist/src/${path}`)
const { plays } = JSON.parse(process.argv[2])

const dayLength = 86_400_000
const zones = 5_000
const tracks = 2_000
/** The 15th has a fifth of the plays, the other days share the rest. */
const largestDay = 14
const batchSize = 250_000

const insert = `
  insert into plays (play_id, player_id, boot, seq, epoch, zone_id, business_unit_id, organisation_id, licence_id,
    track, track_revision, playlist, layer, started_at, seconds, end_reason, "offline", clock_offset, received_at, leased)
  select gen_random_uuid()::text, 1 + g % :zones ::int, md5((g % :zones ::int)::text), g, 1, 1 + g % :zones ::int, 1 + g % :zones ::int, 1, null,
    't' || (1 + g % :tracks ::int), 1, null, 'slot',
    :start ::bigint + (g::bigint * 7919 % 79200000), 150 + g % 700 / 10.0, 'finished', false, g % 40,
    :start ::bigint + 80000000, true
  from generate_series(:from ::int, :until ::int - 1) as g`

const insertTracks = `
  insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select 't' || g, 't' || g, 1, 't' || g || '.1', 'Judul ' || g, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    200000, repeat('0', 64), 20000, 'audio/mpeg', now()
  from generate_series(1, :tracks ::int) as g`

async function addPlays(connection, start, from, count) {
  for (let at = from; at < from + count; at += batchSize)
    await connection.raw(insert, {
      zones,
      tracks,
      start,
      from: at,
      until: Math.min(at + batchSize, from + count),
    })
}

async function generate(connection, firstDay, days) {
  await connection.raw(insertTracks, { tracks })
  const large = Math.round(plays / 5)
  const other = Math.floor((plays - large) / (days - 1))
  let from = 0
  for (let day = 0; day < days; day += 1) {
    const count = day === largestDay ? large : other
    await addPlays(connection, firstDay + day * dayLength, from, count)
    from += count
  }
  await connection.raw('analyze plays')
  return { large, all: from }
}

async function timed(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The highest memory use while the work is running, in megabytes. */
async function watchMemory(work) {
  let highest = 0
  const look = () => {
    highest = Math.max(highest, process.memoryUsage.rss() / 1e6)
  }
  const timer = setInterval(look, 200)
  await work()
  look()
  clearInterval(timer)
  return highest
}

async function main() {
  const { createStrapi } = fromBackend('@strapi/strapi')
  const app = await createStrapi({ distDir: 'dist' }).load()
  await compiled('jobs/queue').stopWorking()
  const { sealUsage } = compiled('api/seal/services/seal')
  const { runReport } = compiled('api/usage-report/services/run')
  const { requestRun } = compiled('api/usage-report/services/runs')
  const { boundsOf, finalTime, lastFinalMonth } = compiled('api/usage-report/rules/period')
  const period = lastFinalMonth(Date.now())
  const { from, until } = boundsOf(period, 'Asia/Jakarta')
  const days = Math.round((until - from) / dayLength)
  const { large, all } = await generate(app.db.connection, from, days)
  const megabytesBefore = process.memoryUsage.rss() / 1e6
  const afterMidnight = 600_000
  const dayEnd = day => from + day * dayLength + afterMidnight
  let sealSeconds = 0
  let reportSeconds = 0
  const megabytes = await watchMemory(async () => {
    await sealUsage({ now: dayEnd(largestDay) })
    sealSeconds = await timed(() => sealUsage({ now: dayEnd(largestDay + 1) }))
    const now = finalTime(period) + afterMidnight
    await sealUsage({ now })
    const run = { kind: 'create', period, version: null, requested_by: 'bench', run_key: null }
    const id = await requestRun(run, now)
    reportSeconds = await timed(() => runReport(id, {}, now))
  })
  const report = await app.db.connection('usage_reports').where({ period }).first()
  if (Number(report?.plays) !== all) throw new Error(`${report?.plays} of ${all} plays were reported`)
  console.info(
    JSON.stringify({
      sealed: { plays: large, seconds: sealSeconds },
      reported: { plays: all, seconds: reportSeconds },
      megabytes,
      megabytesBefore,
    }),
  )
  process.exit(0)
}

void main()
