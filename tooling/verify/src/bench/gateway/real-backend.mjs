import { startTestBackend } from '#src/product/test-backend.mjs'

const firstId = 1_000_000

const getRows = players =>
  `json_to_recordset('${JSON.stringify(players.map((player, index) => ({ id: firstId + index, ...player })))}')
    as p(id int, player text, zone text, "tokenHash" text)`

/**
 * Adds a unit, a zone, its lease and its player for each of `players`. They belong to the organisation with
 * the lowest id.
 */
const insertPlayers = players => `
  insert into business_units (id, document_id, name, province, city, industry, time_zone, organisation_id, created_at)
    select id, 'unit' || lpad(id::text, 20, '0'), 'Gerai ' || id, '31', '31.71', 'restaurant', 'Asia/Jakarta',
      (select min(id) from organisations), now() from ${getRows(players)};
  insert into zones (id, document_id, name, number, business_unit_id, volume, max_volume, created_at)
    select id, zone, 'Ruang utama', 1, id, 80, 100, now() from ${getRows(players)};
  insert into players (id, document_id, zone_id, token_hash, epoch, app_version, paired_at)
    select id, player, id, "tokenHash", 1, '1.0.0', ${Date.now()} from ${getRows(players)};
  insert into leases (zone_id, player_id, epoch) select id, id, 1 from ${getRows(players)};
  analyze`

/** Adds rows to the change feed and notifies the backend, as the backend's own transactions do. */
const insertChanges = changes => `
  begin;
  update change_counters set number = number + ${changes.length};
  insert into changes (number, change, created_at)
    select (select number from change_counters) - ${changes.length} + position, change, ${Date.now()}
    from json_array_elements_text('${JSON.stringify(changes.map(change => JSON.stringify(change)))}') with ordinality as c(change, position);
  select pg_notify('changes', '');
  commit`

const getCommand = (zone, index) => ({
  kind: 'command',
  zone,
  command: { id: `${Date.now()}-${index}`, kind: 'identify', expires_at: Date.now() + 10_000 },
})

/**
 * Starts the product's backend with these players. It is controlled like the simulated
 * backend.
 */
export async function startRealBackend(players) {
  const testBackend = await startTestBackend({
    name: 'bench-gateway',
    isEmpty: true,
    env: { SEED: 'sample', LOG_LEVEL: 'error' },
  })
  const records = await testBackend.records()
  await records.execute(
    insertPlayers(players.map(({ player, zone, tokenHash }) => ({ player, zone, tokenHash }))),
  )
  const countWritten = async () => {
    const [{ count }] = await records.rows(
      `select count(*) from zone_statuses where zone_id >= ${firstId} and seen_at > ${Date.now() - 60_000}`,
    )
    return Number(count)
  }
  return {
    apiUrl: testBackend.urls.api,
    internalKey: testBackend.internalKey,
    /** `presence` is the number of zones whose state was stored in the last minute. */
    async control({ commands, newBundles }) {
      if (commands) await records.execute(insertChanges(commands.map(getCommand)))
      if (newBundles) {
        await records.execute(`update zones set volume = ${40 + newBundles} where id >= ${firstId}`)
        await records.execute(insertChanges([{ kind: 'zone', zone: null }]))
      }
      return { presence: await countWritten() }
    },
    async stop() {
      await records.close()
      await testBackend.stop()
    },
  }
}
