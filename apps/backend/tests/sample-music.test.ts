import { describe, expect, test } from 'vitest'
import { listSamplePlaylistTracks, samplePlaylists } from '#seed/catalogue/playlists'
import { sampleTracks } from '#seed/catalogue/tracks'
import { composeSong } from '#seed/music/compose'
import { styles } from '#seed/music/styles'
import type { Note } from '#seed/music/synthesis'
import { renderSong, sampleRate } from '#seed/music/synthesis'

const songs = sampleTracks.map(track => ({
  ...track,
  song: composeSong({ seed: track.number, style: track.style, tempo: track.tempo, seconds: track.seconds }),
}))
const isDrum = ({ sound }: Note) => ['kick', 'brush', 'shaker', 'rim'].includes(sound)

describe('the sample catalogue', () => {
  test('has at most 24 tracks of three to eight minutes, close to their stated lengths', () => {
    expect(songs.length).toBeLessThanOrEqual(24)
    for (const { seconds, song } of songs) {
      expect(song.seconds).toBeGreaterThan(180)
      expect(song.seconds).toBeLessThan(480)
      expect(Math.abs(song.seconds - seconds)).toBeLessThan(30)
    }
  })

  test('fills an hour with each playlist without repeating a track', () => {
    const lengths = new Map(songs.map(({ number, song }) => [number, song.seconds]))
    for (const playlist of samplePlaylists.filter(({ fallback }) => !fallback)) {
      const numbers = listSamplePlaylistTracks(playlist).map(({ number }) => number)
      expect(new Set(numbers).size).toBe(numbers.length)
      const seconds = numbers.reduce((sum, number) => sum + (lengths.get(number) ?? 0), 0)
      expect(seconds, playlist.slug).toBeGreaterThanOrEqual(3600)
    }
  })

  test('has a track of each style among the first, so that every playlist soon has music', () => {
    expect(new Set(sampleTracks.slice(0, 8).map(({ style }) => style)).size).toBe(8)
  })

  test('has unique numbers, titles, ISRCs and ISWCs, and a clean version of its explicit track', () => {
    for (const field of ['number', 'title', 'isrc', 'iswc'] as const)
      expect(new Set(sampleTracks.map(track => track[field])).size).toBe(sampleTracks.length)
    const explicit = sampleTracks.filter(track => track.explicit).map(({ title }) => title)
    expect(explicit).toHaveLength(1)
    expect(sampleTracks.flatMap(({ getCleanVersion }) => getCleanVersion ?? [])).toEqual(explicit)
  })

  test('contains only notes within the song that its instruments can play', () => {
    const wrong = songs.flatMap(({ number, song }) =>
      song.notes
        .filter(
          note =>
            !(note.time >= 0 && note.time < song.seconds && note.seconds > 0 && note.gain > 0) ||
            !(isDrum(note) || (note.pitch >= 36 && note.pitch <= 86)),
        )
        .map(({ sound, pitch }) => `${number} ${sound} ${pitch}`),
    )
    expect(wrong).toEqual([])
  })

  test('is different for every track and identical for the same seed', () => {
    expect(new Set(songs.map(({ song }) => JSON.stringify(song.notes))).size).toBe(songs.length)
    const request = { seed: 'again', style: 'bossa', tempo: 120, seconds: 60 } as const
    const render = () => Buffer.from(renderSong(composeSong(request)).buffer)
    expect(render().equals(render())).toBe(true)
  })

  test.each(Object.keys(styles) as (keyof typeof styles)[])(
    'has no clipping, DC offset or gaps in the style %s',
    style => {
      const samples = renderSong(composeSong({ seed: style, style, tempo: 90, seconds: 30 }))
      const size = sampleRate / 2
      const halves = Array.from({ length: Math.floor(samples.length / size) }, (_, index) => {
        const part = samples.subarray(index * size, (index + 1) * size)
        return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
      })
      expect(samples.every(Number.isFinite)).toBe(true)
      expect(samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0)).toBeLessThan(0.95)
      expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(2e-3)
      // Until the last chord has decayed, no half second is below -54 dBFS.
      expect(Math.min(...halves.slice(0, -4))).toBeGreaterThan(0.002)
    },
  )

  test.each(['guitar', 'piano'] as const)('plays a %s in tune', sound => {
    for (const pitch of [48, 60, 69, 81]) {
      const note = { sound, pitch, time: 0, seconds: 2, gain: 1 }
      const samples = renderSong({ seconds: 6, notes: [note] }).subarray(3200, 3200 + 16_000)
      const expected = 440 * 2 ** ((pitch - 69) / 12)
      const power = (frequency: number) => {
        const turn = (2 * Math.PI * frequency) / sampleRate
        const [x, y] = samples.reduce(
          ([real, imaginary], value, at) => [
            real + value * Math.cos(turn * at),
            imaginary + value * Math.sin(turn * at),
          ],
          [0, 0] as [number, number],
        )
        return x * x + y * y
      }
      const cents = Array.from({ length: 41 }, (_, index) => index * 2 - 40)
      const powers = cents.map(offset => power(expected * 2 ** (offset / 1200)))
      expect(
        Math.abs(cents[powers.indexOf(Math.max(...powers))] ?? 99),
        `${sound} ${pitch}`,
      ).toBeLessThanOrEqual(10)
    }
  })
})
