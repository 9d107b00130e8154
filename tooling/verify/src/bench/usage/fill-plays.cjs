// Started by report-plays.mjs in the backend's folder. Adds plays of the last 34 days to a database, each in the partition of
// the day on which it arrived.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const fromBackend = createRequire(join(process.cwd(), 'package.json'))
const compiled = path => fromBackend(`./dist/src/${path}`)
const { plays } = JSON.parse(process.argv[2])
const dayLength = 86_400_000
const days = 34

const insertPlays = `insert into plays (play_id, player_id, boot, seq, epoch, zone_id, business_unit_id, organisation_id,
    licence_id, track, track_revision, playlist, layer, started_at, seconds, end_reason, "offline", clock_offset, received_at, leased)
  select gen_random_uuid()::text, p.id, md5(p.id || ' ' || :start), n, 1, p.zone_id, z.business_unit_id, 1, null,
    't' || n % 500, 1, null, 'slot', :start ::bigint + n * 240000, 4, 'finished', false, 0, :start ::bigint + n * 240000 + 5000, true
  from generate_series(0, :each ::int - 1) as n, players as p join zones as z on z.id = p.zone_id
  where p.document_id like 'player%' and z.document_id like 'zone%'`

async function main() {
  const { createStrapi } = fromBackend('@strapi/strapi')
  const app = await createStrapi({ distDir: 'dist' }).load()
  await compiled('platform/jobs/queue').stopQueue()
  const { connection } = app.db
  const today = Math.floor(Date.now() / dayLength) * dayLength
  await compiled('playback/play/partitions').ensurePlayPartitions(today - (days + 1) * dayLength, days + 2)
  const [{ devices }] = await connection('players')
    .where('document_id', 'like', 'player%')
    .count({ devices: '*' })
  const each = Math.ceil(plays / days / Number(devices))
  let stored = 0
  for (let day = days; day > 0; day -= 1) {
    const { rowCount } = await connection.raw(insertPlays, { start: today - day * dayLength, each })
    stored += rowCount
  }
  await connection.raw('analyze plays')
  console.info(JSON.stringify({ stored }))
  process.exit(0)
}

void main()
