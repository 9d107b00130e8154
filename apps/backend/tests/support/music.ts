import { createHash, randomUUID } from 'node:crypto'
import type { Backend } from './harness'

type Row = { id: number; documentId: string }
type Data = Record<string, unknown>

const slug = () => `a-${randomUUID()}`

/** Adds a playable track without audio. */
export async function addTrack({ strapi }: Backend, data: Data = {}): Promise<Row> {
  const artist: Row = await strapi.db
    .query('api::artist.artist')
    .create({ data: { documentId: slug(), name: 'Artis Contoh', slug: slug() } })
  return strapi.db.query('api::track.track').create({
    data: {
      documentId: slug(),
      title: 'Lagu contoh',
      artists: [artist.id],
      composers: 'Ayu Contoh\nBima Contoh',
      rights_basis: 'cc0',
      state: 'ready',
      revision: 1,
      duration_ms: 180_000,
      loudness_lufs: -20,
      true_peak_db: -6,
      sha256: createHash('sha256').update(randomUUID()).digest('hex'),
      bytes: 1000,
      mime: 'audio/mpeg',
      ...data,
    },
  })
}

export async function addPlaylist({ strapi }: Backend, tracks: Row[], data: Data = {}): Promise<Row> {
  return strapi.db.query('api::playlist.playlist').create({
    data: {
      documentId: slug(),
      slug: slug(),
      title_id: 'Pagi',
      title_en: 'Morning',
      kind: 'curated',
      published: true,
      tracks: tracks.map(({ id }) => id),
      ...data,
    },
  })
}
