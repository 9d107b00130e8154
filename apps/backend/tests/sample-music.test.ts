import { listPlayableTracks, measureRepetition, rateRepetition } from '@bgm/playback'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCompiled } from './harness'

type Tracks = typeof import('../seed/music/tracks')
type Playlists = typeof import('../seed/music/playlists')
type PlaylistTracks = typeof import('../seed/music/playlist-tracks')
type Compose = typeof import('../seed/music/composition/compose')
type Parts = typeof import('../seed/music/composition/parts')
type Styles = typeof import('../seed/music/composition/styles')
type Render = typeof import('../seed/music/synthesis/render')

let songs: { number: string; style: string; song: ReturnType<Compose['composeSong']> }[]

beforeAll(() => {
  const { sampleTracks } = loadCompiled<Tracks>('seed/music/tracks')
  const { composeSong } = loadCompiled<Compose>('seed/music/composition/compose')
  songs = sampleTracks.map(({ number, album, tempo, seconds }) => ({
    number,
    style: album.style,
    song: composeSong({ seed: number, style: album.style, tempo, seconds }),
  }))
})

describe('the sample catalogue', () => {
  test('has tracks of about two to four minutes, and more than nine hours of music in total', () => {
    const seconds = songs.map(({ song }) => song.seconds)
    expect(seconds.filter(length => length < 110 || length > 260)).toEqual([])
    expect(seconds.reduce((sum, length) => sum + length, 0)).toBeGreaterThan(9 * 3600)
  })

  test('fills 24 hours without a repetition warning, with at least four hours in each playlist', () => {
    const { samplePlaylists } = loadCompiled<Playlists>('seed/music/playlists')
    const { listSamplePlaylistTracks } = loadCompiled<PlaylistTracks>('seed/music/playlist-tracks')
    const lengths = new Map(songs.map(({ number, song }) => [number, Math.round(song.seconds * 1000)]))
    const toTrack = ({
      number: id,
      title,
      album,
    }: ReturnType<PlaylistTracks['listSamplePlaylistTracks']>[0]) => ({
      id,
      title,
      artists: [album.artist],
      duration_ms: lengths.get(id) ?? 0,
      explicit: false,
      clean_version: null,
      ...{ revision: 1, gain_db: 0, sha256: '0'.repeat(64), bytes: 1, mime: 'audio/mpeg' as const },
    })
    const playable = new Map(
      samplePlaylists.map(playlist => {
        const tracks = listSamplePlaylistTracks(playlist).map(toTrack)
        const ids = tracks.map(({ id }) => id)
        return [
          playlist.slug,
          listPlayableTracks(ids, new Map(tracks.map(track => [track.id, track])), 'allow'),
        ]
      }),
    )
    const tooShort = samplePlaylists.filter(
      ({ slug, fallback }) =>
        !fallback &&
        (playable.get(slug) ?? []).reduce((sum, { duration_ms }) => sum + duration_ms, 0) < 4 * 3_600_000,
    )
    expect(tooShort.map(({ slug }) => slug)).toEqual([])
    const until = 24 * 3_600_000
    const day = {
      source: { kind: 'playlist', playlist: 'sepanjang-hari' },
      layer: 'default',
      reason: { scope: null, label: null, licence: null, silence: null },
      from: 0,
      until,
      occurrence: '',
    } as const
    const measured = measureRepetition([day], 0, playable)
    expect(measured.track.day).toBeLessThanOrEqual(3)
    expect(rateRepetition(measured)).toBe('varied')
  })

  test('contains only notes within the song that its instruments can play', () => {
    const wrong = songs.flatMap(({ number, song }) =>
      song.parts.flatMap(({ instrument, notes }) =>
        notes
          .filter(
            ({ time, duration, pitch, velocity }) =>
              !(time >= 0 && time < song.seconds && duration > 0 && velocity > 0 && velocity <= 1) ||
              (instrument.kind !== 'drum' && !(pitch >= 35 && pitch <= 96)),
          )
          .map(({ pitch }) => `${number} ${instrument.kind} ${pitch}`),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('has a bass that starts each bar on the root of its chord', () => {
    const { composePart } = loadCompiled<Parts>('seed/music/composition/parts')
    const { styles } = loadCompiled<Styles>('seed/music/composition/styles')
    const chords = Array.from({ length: 12 }, (_, root) => ({ root, tones: [root, (root + 7) % 12] }))
    const timing = { secondsPerBeat: 1, swing: 0, key: 0 }
    for (const style of Object.values(styles)) {
      const layers = style.layers.filter(({ role }) => role === 'bass' || role === 'walking-bass')
      for (const layer of layers) {
        const { notes } = composePart(
          layer,
          style,
          [{ section: layer.sections?.[0] ?? 'a', first: 0, chords }],
          timing,
          () => 0.5,
        )
        const firsts = chords.map((_, bar) =>
          notes.find(({ time }) => Math.floor(time / style.beatsPerBar + 0.01) === bar),
        )
        expect(firsts.map(note => note && note.pitch % 12)).toEqual(chords.map(({ root }) => root))
      }
    }
  })

  test('is different for every track and identical for the same seed', () => {
    const { composeSong } = loadCompiled<Compose>('seed/music/composition/compose')
    expect(new Set(songs.map(({ song }) => JSON.stringify(song.parts))).size).toBe(songs.length)
    const order = { seed: 'again', style: 'bossa', tempo: 120, seconds: 60 } as const
    expect(composeSong(order)).toEqual(composeSong(order))
  })

  test.each(['lofi', 'ambient', 'swing', 'kacapi'] as const)(
    'has no clipping, DC offset or gaps in the style %s',
    style => {
      const { composeSong } = loadCompiled<Compose>('seed/music/composition/compose')
      const { renderSong } = loadCompiled<Render>('seed/music/synthesis/render')
      const samples = renderSong(composeSong({ seed: style, style, tempo: 90, seconds: 30 }), style)
      const halves = Array.from({ length: Math.floor(samples.length / 16_000) }, (_, at) => {
        const part = samples.subarray(at * 16_000, (at + 1) * 16_000)
        return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
      })
      expect(samples.every(Number.isFinite)).toBe(true)
      expect(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeLessThan(0.9)
      expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(1e-3)
      // Until the last chord has decayed, no half second is below -60 dBFS.
      expect(Math.min(...halves.slice(0, -20))).toBeGreaterThan(0.001)
    },
  )
})
