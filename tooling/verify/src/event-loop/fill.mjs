import { addTracks } from '#src/bench/catalogue/generate-tracks.mjs'

const zones = 900
const tracks = 5_000
const announcements = 100
const firstId = 2_000_000

const schedule = JSON.stringify({
  from_date: null,
  until_date: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  times: Array.from({ length: 24 }, (_, hour) => hour * 60 + 1),
  every: { minutes: 5, from_minute: 0, until_minute: 24 * 60 - 1 },
})

const organisation = "(select id from organisations where name = 'Perusahaan Contoh 001')"
const padded = kind => `'${kind}' || lpad((${firstId} + n)::text, ${24 - kind.length}, '0')`

const insertZones = `
  insert into zones (id, document_id, name, number, business_unit_id, volume, max_volume, created_at)
    select ${firstId} + n, ${padded('zone')}, 'Zona ' || n, 50, u.id, 80, 100, now()
    from (select id, row_number() over (order by id) as n from business_units where organisation_id = ${organisation}) u
    where n <= ${zones};
  insert into players (id, document_id, zone_id, token_hash, epoch, app_version, paired_at)
    select id, 'player' || lpad(id::text, 18, '0'), id, 'none-' || id, 1, '1.0.0', ${Date.now()}
    from zones where id > ${firstId};
  insert into leases (zone_id, player_id, epoch) select id, id, 1 from zones where id > ${firstId};
  insert into zone_statuses (zone_id, player_id, connected, state, state_since, seen_at, errors)
    select id, id, true, 'playing', ${Date.now()}, ${Date.now()}, '[]' from zones where id > ${firstId}`

const insertAnnouncements = `
  insert into announcements (document_id, organisation_id, name, everywhere, schedule, gap_minutes, per_hour, revision,
    file_key, sha256, bytes, duration_ms, loudness, true_peak, uploaded_at, version)
    select ${padded('anno')}, ${organisation}, 'Pengumuman ' || n, true, '${schedule}', 0, 12, 1, 'missing-' || n,
      repeat('0', 64), 1000, 20000, -18, -3, ${Date.now()}, 1
    from generate_series(1, ${announcements}) n`

const insertPlaylist = `
  insert into playlists (id, document_id, title_id, slug, kind, published, fallback, revision, organisation_id, created_at,
    cover_gesture, cover_palette, cover_density)
    select ${firstId}, ${padded('play')}, 'Daftar terpanjang', 'terpanjang', 'own', true, false, 1, ${organisation}, now(),
      cover_gesture, cover_palette, cover_density
    from (select 0 as n) one, (select * from playlists where kind = 'curated' order by id limit 1) sample;
  insert into playlists_tracks_lnk (playlist_id, track_id, track_ord)
    select ${firstId}, id, row_number() over (order by id) from tracks where document_id like 'generated-%';
  update zones set default_playlist = (select document_id from playlists where id = ${firstId}) where id > ${firstId}`

/** Adds the zones, announcements and the playlist to the organisation that `SEED=limits` has created. */
export async function fillOrganisation(records) {
  await addTracks(records, tracks)
  for (const statement of [insertZones, insertAnnouncements, insertPlaylist, 'analyze'])
    await records.execute(statement)
}
