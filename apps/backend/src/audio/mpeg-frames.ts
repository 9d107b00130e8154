/** Bit rates in kbit/s by index, for MPEG 1 and for MPEG 2 and 2.5. */
const bitRates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  later: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const sampleRates = [44_100, 48_000, 32_000]

export type Frame = { at: number; length: number; seconds: number; sideInfo: number }

/** Reads the MPEG layer 3 frame at an offset; null if there is none. */
function readFrame(file: Uint8Array, at: number): Frame | null {
  const [sync = 0, kind = 0, rates = 0, channels = 0] = file.subarray(at, at + 4)
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return null
  const version = (kind >> 3) & 3
  const bitRate = (version === 3 ? bitRates.first : bitRates.later)[rates >> 4]
  const sampleRate = sampleRates[(rates >> 2) & 3]
  if (version === 1 || !bitRate || !sampleRate) return null
  const rate = sampleRate / { 3: 1, 2: 2, 0: 4 }[version as 0 | 2 | 3]
  const samples = version === 3 ? 1152 : 576
  const mono = channels >> 6 === 3
  return {
    at,
    length: Math.floor((samples / 8) * ((bitRate * 1000) / rate)) + ((rates >> 1) & 1),
    seconds: samples / rate,
    sideInfo: version === 3 ? (mono ? 17 : 32) : mono ? 9 : 17,
  }
}

/** The length of the ID3v2 tag at the start of a file. */
function tagLength(file: Uint8Array): number {
  const [i, d, three, , , , ...size] = file.subarray(0, 10)
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0
  return 10 + size.reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
}

const hasTextAt = (file: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => file[at + index] === letter.charCodeAt(0))

/** Whether a frame contains metadata instead of audio. */
const isHeader = (file: Uint8Array, { at, sideInfo }: Frame) =>
  ['Xing', 'Info'].some(text => hasTextAt(file, at + 4 + sideInfo, text)) || hasTextAt(file, at + 36, 'VBRI')

/** Iterates over the frames that contain audio. */
export function* walkFrames(file: Uint8Array): Generator<Frame> {
  let isFirst = true
  for (let at = tagLength(file); at + 4 <= file.length; ) {
    const frame = readFrame(file, at)
    if (frame && at + frame.length <= file.length) {
      if (!isFirst || !isHeader(file, frame)) yield frame
      isFirst = false
      at += frame.length
    } else {
      const next = file.indexOf(0xff, at + 1)
      at = next < 0 ? file.length : next
    }
  }
}

/**
 * Computes the duration of a file from its frames, because its header may state any duration. Stops counting
 * after `limit`.
 */
export function measureDuration(file: Uint8Array, limit: number): number {
  let total = 0
  for (const { seconds } of walkFrames(file)) {
    total += seconds
    if (total > limit) break
  }
  return total
}
