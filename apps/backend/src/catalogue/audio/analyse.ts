import { createHash } from 'node:crypto'
import { type ICommonTagsResult, parseBuffer } from 'music-metadata'
import { hideSlashes, restoreSlashes } from './id3-slashes'
import { createLoudnessMeter } from './loudness'
import { decodeMp3 } from './mp3'
import {
  type AudioRange,
  type FrameSummary,
  findAudio,
  measureDuration,
  summariseFrames,
} from './mpeg-frames'
import { id3Length } from './mpeg-tags'
import { AudioError, type AudioWarning, audioWarnings } from './problems'
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
  /** SHA-256 of the audio without tags, which is the same for copies with other tags. */
  audioHash: string
  durationMs: number
  /** Integrated loudness in LUFS. */
  loudness: number
  /** True peak in dBTP. */
  truePeak: number
  warnings: AudioWarning[]
}

/**
 * Locates the audio and limits its duration before decoding. Neither the file name nor the declared type or
 * length is trusted.
 */
function requireMp3(file: Uint8Array, { maxBytes, maxSeconds }: Limits): AudioRange {
  if (file.length > maxBytes) throw new AudioError('too-large')
  const range = findAudio(file)
  if (!range) throw new AudioError('not-mp3')
  if (measureDuration(file, range, maxSeconds) > maxSeconds) throw new AudioError('too-long')
  return range
}

type ReadTags = { tags: AudioTags; statedSeconds: number }

/** Reads the tags; none if they are damaged. Pictures are skipped, because they may be huge. */
async function readTags(file: Uint8Array, { tag }: AudioRange): Promise<ReadTags> {
  const tagged = file.subarray(tag)
  const plain = hideSlashes(tagged, id3Length(tagged, 0))
  const options = { skipCovers: true, duration: false }
  const parsed = await parseBuffer(plain, { size: plain.length, mimeType: 'audio/mpeg' }, options).catch(
    () => null,
  )
  if (!parsed) return { tags: {}, statedSeconds: 0 }
  const { common, native } = parsed
  const length = Object.values(native)
    .flat()
    .find(({ id }) => id === 'TLEN' || id === 'TLE')?.value
  return {
    tags: Object.fromEntries(tagNames.map(name => [name, restoreSlashes(common[name])])),
    statedSeconds: Number(length) / 1000 || 0,
  }
}

const round = (value: number) => Math.round(value * 100) / 100

async function measure(file: Uint8Array, isMono: boolean, { maxSeconds }: Limits) {
  const peaks = createTruePeakMeter()
  let loudness: ReturnType<typeof createLoudnessMeter> | undefined
  let format = ''
  let seconds = 0
  for await (const { channels: decoded, rate } of decodeMp3(file)) {
    // The decoder returns mono twice.
    const channels = isMono ? decoded.slice(0, 1) : decoded
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

/** Programs leave a few bytes behind when they change tags. */
const toleratedStrayBytes = 4096
/** Decoders remove the silence that encoders add, and cannot decode the first frames of a cut. */
const toleratedSeconds = 0.5
/** Tags state the duration of a release, which may differ from the file's by some silence. */
const toleratedTagSeconds = 3

type Measured = { frames: FrameSummary; decodedSeconds: number; truePeak: number; tagSeconds: number }

function listWarnings({ frames, decodedSeconds, truePeak, tagSeconds }: Measured): AudioWarning[] {
  const { seconds, isCut, strayBytes, statedSeconds } = frames
  const isIncomplete =
    isCut || strayBytes > toleratedStrayBytes || decodedSeconds < seconds - toleratedSeconds
  const isShort =
    // Some encoders count the header as a frame.
    (statedSeconds !== null && statedSeconds > seconds + 0.1) || tagSeconds > seconds + toleratedTagSeconds
  const found = { 'ends-early': isIncomplete, 'shorter-than-stated': isShort, clips: truePeak > 0 }
  return audioWarnings.filter(name => found[name])
}

/**
 * Measures everything that the catalogue stores about an audio file. It takes one second of CPU time per
 * ten minutes of audio, so it should run in a worker.
 */
export async function analyseAudio(
  file: Uint8Array,
  limits = catalogueLimits,
): Promise<AudioAnalysis & { tags: AudioTags }> {
  const range = requireMp3(file, limits)
  const { tags, statedSeconds } = await readTags(file, range)
  const frames = summariseFrames(file, range)
  const audio = file.subarray(range.first.at, range.end)
  const { seconds, loudness, truePeak } = await measure(audio, frames.isMono, limits)
  if (seconds < minSeconds) throw new AudioError('too-short')
  if (!Number.isFinite(loudness)) throw new AudioError('silent')
  return {
    mime: 'audio/mpeg',
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    audioHash: frames.audioHash,
    durationMs: Math.round(seconds * 1000),
    loudness: round(loudness),
    truePeak: round(truePeak),
    warnings: listWarnings({ frames, decodedSeconds: seconds, truePeak, tagSeconds: statedSeconds }),
    tags,
  }
}
