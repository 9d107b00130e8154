import { createHash } from 'node:crypto'
import { findTrailingTags, hasTextAt, id3Length, skipLeadingTags } from './mpeg-tags'

/** Bit rates in kbit/s by index, for MPEG 1 and for MPEG 2 and 2.5. */
const bitRates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44_100, 48_000, 32_000]

export type Frame = {
  at: number
  length: number
  seconds: number
  sideInfo: number
  mono: boolean
  /** Version and sample rate, which are the same in all frames of a file. */
  kind: string
}

/** Reads the MPEG layer 3 frame at an offset; null if there is none. */
function readFrame(file: Uint8Array, offset: number): Frame | null {
  const kind = file[offset + 1] ?? 0
  if (file[offset] !== 0xff || (kind & 0xe6) !== 0xe2) return null
  const rates = file[offset + 2] ?? 0
  const channels = file[offset + 3] ?? 0
  const version = (kind >> 3) & 3
  const bitRate = (version === 3 ? bitRates.first : bitRates.later)[rates >> 4]
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (version === 1 || !bitRate || !sampleRate) return null
  const rate = sampleRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3]
  const samples = version === 3 ? 1152 : 576
  const mono = channels >> 6 === 3
  return {
    at: offset,
    length: Math.floor((samples / 8) * ((bitRate * 1000) / rate)) + ((rates >> 1) & 1),
    seconds: samples / rate,
    sideInfo: version === 3 ? (mono ? 17 : 32) : mono ? 9 : 17,
    mono,
    kind: `${version} ${rate}`,
  }
}

/** Containers that may hold MPEG frames, but that browsers do not play as MP3. */
const containers = ['RIFF', 'RF64', 'FORM', 'OggS', 'fLaC', 'FLV', 'PK\x03\x04', '\x1a\x45\xdf\xa3']

/** The maximum number of bytes before the first frame that belong to no tag; FFmpeg has the same limit. */
const maxJunk = 64 * 1024
/** A tag with a wrong size leaves a part of its content behind, which may be a picture. */
const maxJunkAfterTag = 4 * 1024 * 1024

/** Whether a frame is followed by others of its kind, or by the end of the audio. */
function isFollowed(file: Uint8Array, frame: Frame, end: number, count: number): boolean {
  let at = frame.at + frame.length
  for (let seen = 0; seen < count && at < end; seen += 1) {
    const next = readFrame(file, at)
    if (next?.kind !== frame.kind) return false
    at += next.length
  }
  return frame.at + frame.length <= end
}

type Search = { from: number; until: number; end: number; count: number; kind?: string }

/** The first frame at or after an offset that is followed by `count` frames; null if there is none. */
function findFrame(file: Uint8Array, { from, until, end, count, kind }: Search): Frame | null {
  for (let at = file.indexOf(0xff, from); at >= 0 && at < until; at = file.indexOf(0xff, at + 1)) {
    const frame = readFrame(file, at)
    if (frame && (!kind || frame.kind === kind) && isFollowed(file, frame, end, count)) return frame
  }
  return null
}

export type AudioRange = {
  /** The offset of the first ID3v2 tag, or zero. */
  tag: number
  first: Frame
  /** Where the tags at the end of the file start. */
  end: number
}

/** Locates the audio of an MP3 file between its tags; null if the file has none. */
export function findAudio(file: Uint8Array): AudioRange | null {
  if (containers.some(name => Buffer.from(file.subarray(0, name.length)).toString('latin1') === name))
    return null
  if (Buffer.from(file.subarray(4, 8)).toString('latin1') === 'ftyp') return null
  const { tag, start } = skipLeadingTags(file)
  const hasTag = id3Length(file, tag) > 0
  const end = findTrailingTags(file, start)
  const junk = hasTag ? maxJunkAfterTag : maxJunk
  const search = { end, count: 3 }
  const first =
    findFrame(file, { ...search, from: start, until: start + junk }) ??
    // The size of the tag may be too large.
    (hasTag ? findFrame(file, { ...search, from: tag + 10, until: start }) : null)
  return first && { tag, first, end }
}

const readNumber = (file: Uint8Array, at: number) =>
  file.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)

/** The number of frames that the first frame states; null if it contains audio. */
function readStatedFrames(file: Uint8Array, { at, sideInfo }: Frame): { frames: number | null } | null {
  const xing = at + 4 + sideInfo
  if (['Xing', 'Info'].some(text => hasTextAt(file, xing, text)))
    return { frames: (file[xing + 7] ?? 0) & 1 ? readNumber(file, xing + 8) : null }
  return hasTextAt(file, at + 36, 'VBRI') ? { frames: readNumber(file, at + 50) } : null
}

type Gap = { from: number; until: number }

/** Iterates over the frames that contain audio, and over the gaps between them. */
function* walk(file: Uint8Array, { first, end }: AudioRange): Generator<Frame | Gap> {
  for (let index = readStatedFrames(file, first) ? first.at + first.length : first.at; index < end; ) {
    const frame = readFrame(file, index)
    const isNext = frame?.kind === first.kind && index + frame.length <= end
    if (isNext) yield frame
    const next = isNext
      ? index + frame.length
      : (findFrame(file, { from: index + 1, until: end, end, count: 1, kind: first.kind })?.at ?? end)
    if (!isNext) yield { from: index, until: next }
    index = next
  }
}

/** Iterates over the frames that contain audio. */
export function* walkFrames(file: Uint8Array): Generator<Frame> {
  const range = findAudio(file)
  if (range) for (const part of walk(file, range)) if ('length' in part) yield part
}

/**
 * Computes the duration of a file from its frames, because its header may state any duration. Stops counting
 * after `limit`.
 */
export function measureDuration(file: Uint8Array, range: AudioRange, limit: number): number {
  let total = 0
  for (const part of walk(file, range)) {
    if ('length' in part) total += part.seconds
    if (total > limit) break
  }
  return total
}

export type FrameSummary = {
  seconds: number
  /** Whether every frame is mono. */
  isMono: boolean
  /** Whether the file ends within a frame. */
  isCut: boolean
  /** The bytes between and after the frames that belong to no frame. */
  strayBytes: number
  /** How many seconds of audio the header states; null if there is no header. */
  statedSeconds: number | null
  /** SHA-256 of the frames. It does not depend on tags or on the header. */
  audioHash: string
}

export function summariseFrames(file: Uint8Array, range: AudioRange): FrameSummary {
  const hash = createHash('sha256')
  const stated = readStatedFrames(file, range.first)?.frames ?? null
  let seconds = 0
  let strayBytes = 0
  let isCut = false
  let isMono = true
  for (const part of walk(file, range)) {
    if ('length' in part) {
      hash.update(file.subarray(part.at, part.at + part.length))
      seconds += part.seconds
      isMono &&= part.mono
    } else {
      strayBytes += part.until - part.from
      isCut = part.until === range.end && readFrame(file, part.from)?.kind === range.first.kind
    }
  }
  const statedSeconds = stated === null ? null : stated * range.first.seconds
  return { seconds, isMono, isCut, strayBytes, statedSeconds, audioHash: hash.digest('hex') }
}

/** The hash of a file's audio without its tags; null if it is not an MP3 file. */
export function hashAudio(file: Uint8Array): string | null {
  const range = findAudio(file)
  return range && summariseFrames(file, range).audioHash
}
