import { openPlayerPage } from './player/player-page.mjs'

const budget = { gapMs: 50, changeMs: 20 }
const slowdown = 6
const manyTracks = 5_000
const hours = 5
const gapSeconds = 60
const fileSeconds = 1.2
const sampleRate = 32_000

const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1]

/** A bundle of a zone whose playlist changes every four hours; every playlist has all tracks. */
function createBundle(count, seconds) {
  const from = Date.now() - 3_600_000
  const names = ['day', 'noon', 'dusk']
  const tracks = Array.from({ length: count }, (_, index) => ({
    id: `t${index}`,
    revision: 1,
    title: `Lagu ${index}`,
    artists: [`Artis ${index % 700}`],
    duration_ms: seconds * 1000,
    explicit: false,
    clean_version: null,
    gain_db: 0,
    sha256: '0'.repeat(64),
    bytes: 1,
    mime: 'audio/mpeg',
  }))
  return {
    version: '1',
    epoch: 1,
    zone: { id: 'zone1', name: 'Lobi', business_unit: 'Hotel Contoh', time_zone: 'Asia/Jakarta' },
    opening_hours: null,
    licence: { code: '4T7KQ9XW2MHEC', state: 'active', until: null, live_secret: 'secret' },
    staff_pin: null,
    royalty: 'separate',
    remote_secret: 'secret',
    desired: { paused: false, paused_until: null, volume: 100, max_volume: 100 },
    policy: { explicit: 'allow' },
    plan: {
      time_zone: 'Asia/Jakarta',
      utc_offset: 420,
      from,
      until: from + 8 * 86_400_000,
      licence: { state: 'active', until: null },
      silences: [],
      patterns: [],
      season: null,
      override: null,
      exceptions: [],
      slots: [1, 2, 3, 4, 5, 6, 7].flatMap(weekday =>
        [0, 4, 8, 12, 16, 20].map((at, index) => ({
          scope: 'zone',
          weekday,
          from_minute: at * 60,
          until_minute: (at + 4) * 60,
          playlist: names[index % names.length],
        })),
      ),
      default_playlist: 'day',
      fallback_playlist: null,
    },
    playlists: names.map(id => ({
      id,
      revision: 1,
      title: { id, en: id },
      tracks: tracks.map(track => track.id),
    })),
    tracks,
    announcements: [],
  }
}

/** Tones as WAV, because the padding of MP3 would be measured as silence. */
function createTone(pitch) {
  const samples = sampleRate * fileSeconds
  const file = Buffer.alloc(44 + 2 * samples)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + 2 * samples, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(2 * sampleRate, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(2 * samples, 40)
  for (let index = 0; index < samples; index += 1)
    file.writeInt16LE(
      Math.round(13_000 * Math.cos((2 * Math.PI * pitch * index) / sampleRate)),
      44 + 2 * index,
    )
  return file.toString('base64')
}

async function measureChange(page, count) {
  const input = { bundle: createBundle(count, 180), hours }
  const [first, ...later] = await page.evaluate(given => globalThis.measureChanges(given), input)
  const longest = changes => changes.map(change => change.longest)
  const others = longest(later.filter(({ isOther }) => isOther))
  return {
    start: first.longest,
    median: percentile(longest(later), 0.5),
    slow: percentile(longest(later), 0.95),
    other: Math.max(...others),
    worst: Math.max(...longest(later)),
  }
}

const describe = ({ start, median, slow, other, worst }) =>
  `median ${median.toFixed(1)} ms, p95 ${slow.toFixed(1)} ms, other playlist ${other.toFixed(0)} ms, worst ${worst.toFixed(0)} ms, start ${start.toFixed(0)} ms`

/**
 * Measures the silence between tracks without a crossfade on the audio clock, and the longest task within a second of
 * each change of the track on a slow device with many tracks. The second covers computing the order of a playlist that
 * comes into view. Returns how many figures miss their budget.
 */
export async function reportPlayer() {
  const { page, throttle, close } = await openPlayerPage()
  try {
    const input = {
      bundle: createBundle(12, fileSeconds),
      files: [330, 440, 550].map(createTone),
      seconds: gapSeconds,
    }
    const gaps = await page.evaluate(given => globalThis.measureGaps(given), input)
    const gap = percentile(gaps, 0.95)
    console.info(
      `  gap without a crossfade, ${gaps.length} changes   median ${percentile(gaps, 0.5).toFixed(0)} ms, p95 ${gap.toFixed(0)} ms${gap > budget.gapMs ? '   misses the budget' : ''}`,
    )
    await throttle(slowdown)
    const few = await measureChange(page, 50)
    const many = await measureChange(page, manyTracks)
    console.info(`  change of the track, CPU slowed down ${slowdown} times`)
    console.info(`    50 tracks      ${describe(few)}`)
    const isSlow = many.slow > budget.changeMs
    console.info(
      `    5,000 tracks   ${describe(many)}, ${(many.median / few.median).toFixed(1)} times${isSlow ? '   misses the budget' : ''}`,
    )
    return [gap > budget.gapMs, isSlow].filter(Boolean).length
  } finally {
    await close()
  }
}
