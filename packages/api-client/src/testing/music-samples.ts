import type { Artist, MusicFacets, PlaylistDetail, PlaylistUses, Track } from '@bgm/contract'
import { samplePage } from './respond'
import { otherPlaylistRef, samplePlaylistRef } from './zone-samples'

export const samplePlaylist: PlaylistDetail = {
  ...samplePlaylistRef,
  kind: 'curated',
  description: { id: 'Tenang, tanpa vokal', en: 'Calm, without vocals' },
  industries: ['hotel'],
  moods: ['calm'],
  genres: ['lounge'],
  audience: { genders: [], age_groups: [], lifestyles: [] },
  track_count: 2,
  hours: 5.5,
  seconds: 19_800,
  explicit_count: 1,
  tempo: { mean: 84, low: 72, high: 96 },
  preview: 'tracksatu000000000000001',
  version: 1,
  updated_at: '2026-11-20T05:00:00.000Z',
  cover: { slug: samplePlaylistRef.id, gesture: 'kawung', palette: 'plum', density: 5 },
  artist_count: 1,
  track_genres: ['swing'],
  changed_by: null,
}

export const samplePlaylists: PlaylistDetail[] = [
  samplePlaylist,
  {
    ...samplePlaylist,
    ...otherPlaylistRef,
    cover: { ...samplePlaylist.cover, slug: otherPlaylistRef.id },
  },
]

/** A playlist of the organisation. */
export const sampleOwnPlaylist: PlaylistDetail = {
  ...samplePlaylist,
  kind: 'own',
  changed_by: 'Bima Contoh',
}

export const samplePlaylistUses: PlaylistUses = {
  uses: [],
  total: 0,
  elsewhere: 0,
  load: null,
  blocking: 0,
  neighbours: [],
}

export const sampleFacets: MusicFacets = {
  industry: {},
  mood: { calm: 2 },
  genre: { lounge: 2 },
  gender: {},
  age_group: {},
  lifestyle: {},
}

const track: Track = {
  id: 'tracksatu000000000000001',
  title: 'Kopi kedua',
  artists: [{ name: 'Trio Contoh', slug: 'trio-contoh' }],
  composers: ['Ayu Contoh'],
  arrangers: [],
  publishers: [],
  label: null,
  release: null,
  isrc: null,
  duration_ms: 240_000,
  tempo: 84,
  genres: ['swing'],
  moods: ['calm'],
  explicit: false,
  has_clean_version: false,
}

export const sampleTracks: Track[] = [
  track,
  {
    ...track,
    id: 'trackdua0000000000000002',
    title: 'Malam tak tidur',
    explicit: true,
    has_clean_version: true,
  },
]

const { data, pagination } = samplePage(sampleTracks)

export const sampleArtist: Artist = {
  name: 'Trio Contoh',
  slug: 'trio-contoh',
  playlists: samplePlaylists,
  tracks: { data, meta: { pagination } },
}
