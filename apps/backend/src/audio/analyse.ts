import { createHash } from 'node:crypto'
import { type ICommonTagsResult, parseBuffer } from 'music-metadata'
import { createLoudnessMeter } from './loudness'
import { decodeMp3 } from './mp3'
import { measureDuration } from './mpeg-frames'
import { AudioError } from './problems'
import { createTruePeakMeter } from './true-peak'

type Limits = { maxBytes: number; maxSeconds: number }
const catalogueLimits: Limits = { maxBytes: 60 * 1024 * 1024, maxSeconds: 30 * 60 }
const minSeconds = 1

const tagNames = [
  'title',
  'artists',
  'composer',
  'arranger',
  'publisher',
  'label',
  'album',
  'catalognumber',
  'isrc',
  'genre',
  'mood',
  'bpm',
  'language',
] as const satisfies (keyof ICommonTagsResult)[]

/** The tags as found in the file; their content is untrusted. */
export type AudioTags = Partial<Record<(typeof tagNames)[number], unknown>>

export type AudioAnalysis = {
  mime: 'audio/mpeg'
  bytes: number
  sha256: string
  durationMs: number
  /** Integrated loudness in LUFS. */
  loudness: number
  /** True peak in dBTP. */
  truePeak: number
}

/**
 * Checks the format before decoding, and returns the tags. Neither the file name nor the declared type or length is
 * trusted. Pictures are skipped, because they may be huge.
 */
async function requireMp3(file: Uint8Array, { maxBytes, maxSeconds }: Limits): Promise<AudioTags> {
  if (file.length > maxBytes) throw new AudioError('too-large')
  const options = { skipCovers: true, duration: false }
  const { format, common } = await parseBuffer(file, { size: file.length }, options).catch(() => {
    throw new AudioError('not-mp3')
  })
  if (!/^MPEG [12](?:\.5)? Layer 3$/.test(format.codec ?? '')) throw new AudioError('not-mp3')
  if (measureDuration(file, maxSeconds) > maxSeconds) throw new AudioError('too-long')
  return Object.fromEntries(tagNames.map(name => [name, common[name]]))
}

const round = (value: number) => Math.round(value * 100) / 100

async function measure(file: Uint8Array, { maxSeconds }: Limits) {
  const peaks = createTruePeakMeter()
  let loudness: ReturnType<typeof createLoudnessMeter> | undefined
  let format = ''
  let seconds = 0
  for await (const { channels, rate } of decodeMp3(file)) {
    loudness ??= createLoudnessMeter(rate)
    format ||= `${rate} ${channels.length}`
    if (format !== `${rate} ${channels.length}`) throw new AudioError('damaged')
    loudness.add(channels)
    peaks.add(channels)
    seconds += (channels[0]?.length ?? 0) / rate
    if (seconds > maxSeconds) throw new AudioError('too-long')
  }
  if (!loudness) throw new AudioError('damaged')
  return { seconds, loudness: loudness.integrated(), truePeak: peaks.finish() }
}

/**
 * Measures everything that the catalogue stores about an audio file. It takes one second of CPU time per
 * ten minutes of audio, so it should run in a worker.
 */
export async function analyseAudio(
  file: Uint8Array,
  limits = catalogueLimits,
): Promise<AudioAnalysis & { tags: AudioTags }> {
  const tags = await requireMp3(file, limits)
  const { seconds, loudness, truePeak } = await measure(file, limits)
  if (seconds < minSeconds) throw new AudioError('too-short')
  if (!Number.isFinite(loudness)) throw new AudioError('silent')
  return {
    mime: 'audio/mpeg',
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    durationMs: Math.round(seconds * 1000),
    loudness: round(loudness),
    truePeak: round(truePeak),
    tags,
  }
}
