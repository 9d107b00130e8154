import { createHash } from 'node:crypto'
import { parseBuffer } from 'music-metadata'
import { integratedLoudness } from './loudness'
import { decodeMp3 } from './mp3'
import { truePeak } from './true-peak'

const maxBytes = 60 * 1024 * 1024
const maxSeconds = 30 * 60
const minSeconds = 1

export const audioProblems = [
  'not-mp3',
  'too-large',
  'too-long',
  'too-short',
  'damaged',
  'silent',
  'duplicate',
] as const
export type AudioProblem = (typeof audioProblems)[number]

/** Thrown for audio that the catalogue does not accept. */
export class AudioError extends Error {
  override readonly name = 'AudioError'
  constructor(readonly problem: AudioProblem) {
    super(`The audio is not accepted: ${problem}`)
  }
}

export type AudioAnalysis = {
  mime: 'audio/mpeg'
  bytes: number
  sha256: string
  durationMs: number
  /** Integrated loudness in LUFS. */
  loudness: number
  /** In dBTP. */
  truePeak: number
}

/** Checks the format before decoding. Neither the file name nor the declared type is trusted. */
async function requireMp3(file: Uint8Array): Promise<void> {
  if (file.length > maxBytes) throw new AudioError('too-large')
  const { format } = await parseBuffer(file, { size: file.length }, { skipCovers: true }).catch(() => {
    throw new AudioError('not-mp3')
  })
  if (!/^MPEG [12](?:\.5)? Layer 3$/.test(format.codec ?? '')) throw new AudioError('not-mp3')
  if ((format.duration ?? 0) > maxSeconds) throw new AudioError('too-long')
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Measures everything that the catalogue stores about an audio file. Takes a second of CPU per ten minutes of audio,
 * so call it in a worker.
 */
export async function analyseAudio(file: Uint8Array): Promise<AudioAnalysis> {
  await requireMp3(file)
  const { channels, rate } = await decodeMp3(file)
  const seconds = (channels[0]?.length ?? 0) / rate
  if (channels.length === 0 || !Number.isFinite(seconds)) throw new AudioError('damaged')
  if (seconds < minSeconds) throw new AudioError('too-short')
  if (seconds > maxSeconds) throw new AudioError('too-long')
  const loudness = integratedLoudness(channels, rate)
  if (!Number.isFinite(loudness)) throw new AudioError('silent')
  return {
    mime: 'audio/mpeg',
    bytes: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    durationMs: Math.round(seconds * 1000),
    loudness: round(loudness),
    truePeak: round(truePeak(channels)),
  }
}
