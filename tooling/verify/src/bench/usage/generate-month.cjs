// Generates venues, tracks and a month of plays with their totals on PostgreSQL.

const dayLength = 86_400_000
const zones = 5_000
const smallVenue = zones + 1
const tracks = 2_000
/** The number of different works that a venue plays in a month. */
const worksOfVenue = 300
/** The index of the day with a fifth of the plays, the 15th; the other days share the rest. */
const largestDay = 14
const batchSize = 1_000_000

// Each unit has one zone with the same id. The first hundred units belong to a chain; each of the others has
// its own organisation.
const insertUnits = `insert into business_units (id, document_id, name, province, city, industry, time_zone, organisation_id, created_at)
  select g, 'u' || g, 'Kafe ' || g, '31', '31.71', 'restaurant', 'Asia/Jakarta', greatest(1, g - 99), now()
  from generate_series(1, :count ::int) as g`
const insertZones = `insert into zones (id, document_id, name, number, business_unit_id, created_at)
  select g, 'z' || g, 'Ruang utama', 1, g, now() from generate_series(1, :count ::int) as g`

const insertTracks = `insert into track_revisions (document_id, track, revision, key, title, artists, composers, arrangers, publishers,
    duration_ms, sha_256, bytes, mime, published_at)
  select 't' || g, 't' || g, 1, 't' || g || '.1', 'Judul ' || g, '["Artis Contoh"]', '["Ayu Contoh"]', '[]', '[]',
    200000, repeat('0', 64), 20000, 'audio/mpeg', now()
  from generate_series(1, :tracks ::int) as g`

const insertPlays = `insert into plays (play_id, player_id, boot, seq, epoch, zone_id, business_unit_id, organisation_id, licence_id,
    track, track_revision, playlist, layer, started_at, seconds, end_reason, "offline", clock_offset, received_at, leased)
  select gen_random_uuid()::text, zone, md5(zone::text), g, 1, zone, zone, greatest(1, zone - 99), null,
    't' || (1 + (zone * 7 + g / :zones ::int % :works ::int) % :tracks ::int), 1, null, 'slot',
    :start ::bigint + (g::bigint * 7919 % 79200000), 150 + g % 700 / 10.0, 'finished', false, g % 40,
    :start ::bigint + 80000000, true
  from (select g, :first ::int + g % :zones ::int as zone from generate_series(:from ::int, :until ::int - 1) as g) as n`

const insertDays = `insert into usage_days (zone_id, date, plays, seconds)
  select zone_id, to_char(to_timestamp((started_at + 25200000) / 1000) at time zone 'UTC', 'YYYY-MM-DD'), count(*), sum(seconds)
  from plays where zone_id between :first ::int and :last ::int group by 1, 2`
const insertWorks = `insert into usage_works (zone_id, month, track, track_revision, plays, seconds)
  select zone_id, to_char(to_timestamp((started_at + 25200000) / 1000) at time zone 'UTC', 'YYYY-MM'), track, track_revision,
    count(*), sum(seconds)
  from plays where zone_id between :first ::int and :last ::int group by 1, 2, 3, 4`

const indexesOfPlays = `select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'plays' and indexname <> 'plays_pkey'`

/**
 * Runs `load` without the indexes that all partitions of plays have, then recreates them. Updating them for each row would
 * take several times as long.
 */
async function withoutIndexes(trx, load) {
  await trx.raw("set local work_mem = '256MB'")
  await trx.raw("set local maintenance_work_mem = '1GB'")
  const { rows: indexes } = await trx.raw(indexesOfPlays)
  for (const { name } of indexes) await trx.raw(`drop index ${name}`)
  await load()
  for (const { definition } of indexes) await trx.raw(definition.replace(' ON ONLY ', ' ON '))
}

/**
 * Inserts plays `from` (inclusive) to `until` (exclusive), distributed round-robin over `venues` zones,
 * starting with zone `first`.
 */
const addPlays = (connection, { start, from, until, first = 1, venues = zones }) =>
  connection.raw(insertPlays, { start, from, until, first, zones: venues, works: worksOfVenue, tracks })

async function addTotals(connection, zonesWithPlays) {
  await connection.raw(insertDays, zonesWithPlays)
  await connection.raw(insertWorks, zonesWithPlays)
  await connection.raw('update log_state set counted_through = (select max(id) from plays)')
  await connection.raw('analyze')
}

/** Adds a venue with 100 plays in a month, before the plays of the other venues. */
async function generateSmallVenue(connection, firstDay) {
  await connection.raw(insertUnits, { count: smallVenue })
  await connection.raw(insertZones, { count: smallVenue })
  await connection.raw(insertTracks, { tracks })
  for (let day = 0; day < 25; day += 1)
    await addPlays(connection, {
      start: firstDay + day * dayLength,
      from: day * 4,
      until: day * 4 + 4,
      first: smallVenue,
      venues: 1,
    })
  await addTotals(connection, { first: smallVenue, last: smallVenue })
}

/**
 * Adds a month of plays in all other venues. Returns the number of plays in total and on the largest day.
 */
async function generateMonth(connection, { plays, firstDay, days }) {
  const large = Math.round(plays / 5)
  const other = Math.floor((plays - large) / (days - 1))
  let all = 0
  await connection.transaction(async trx => {
    const load = async () => {
      for (let day = 0; day < days; day += 1) {
        const end = all + (day === largestDay ? large : other)
        for (let from = all; from < end; from += batchSize)
          await addPlays(trx, {
            start: firstDay + day * dayLength,
            from,
            until: Math.min(from + batchSize, end),
          })
        all = end
      }
    }
    await withoutIndexes(trx, load)
    await addTotals(trx, { first: 1, last: zones })
  })
  return { all, large }
}

/** Returns the organisation of a unit. */
const getOrganisation = unit => Math.max(1, unit - 99)

exports.dayLength = dayLength
exports.organisations = { small: getOrganisation(smallVenue), usual: getOrganisation(101), chain: 1 }
exports.generateSmallVenue = generateSmallVenue
exports.generateMonth = generateMonth
