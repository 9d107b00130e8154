import { announcementMaxBytes, announcementMaxSeconds } from '@bgm/validation'
import { type AudioAnalysis, analyseAudio } from './analyse'
import { encodeMp3, isMp3SampleRate } from './encode'
import { amplify } from './limiter'
import { createLoudnessMeter } from './loudness'
import { readMp3 } from './mp3'
import { AudioError } from './problems'
import { isWav, type Recording, readWav } from './wav'

/** The loudness of prepared recordings in LUFS, the same as that of music. */
const targetLoudness = -18
/** 2 dB below full scale, because encoding raises peaks. */
const ceiling = 10 ** (-2 / 20)
/** A higher gain would mostly amplify room noise. */
const maxGain = 10 ** (24 / 20)

/** Encoding adds a few milliseconds. */
const toleratedSeconds = 0.5

export type PreparedAnnouncement = {
  analysis: AudioAnalysis
  /** The recording as MP3; null if the uploaded file is an MP3 that can be played as it is. */
  encoded: Uint8Array | null
}

/**
 * Brings a recording to the loudness of music and encodes it. Applying gain alone is not enough, because
 * speech has high peaks.
 */
async function encodeRecording({ channels, rate }: Recording): Promise<Uint8Array> {
  const seconds = (channels[0]?.length ?? 0) / rate
  const meter = createLoudnessMeter(rate)
  meter.add(channels)
  const loudness = meter.integrated()
  if (!Number.isFinite(loudness)) throw new AudioError(seconds < 1 ? 'too-short' : 'silent')
  const gain = Math.min(maxGain, 10 ** ((targetLoudness - loudness) / 20))
  return encodeMp3(amplify(channels, { gain, ceiling, rate }), rate, 96)
}

function readRecording(file: Uint8Array): Recording {
  const recording = readWav(file)
  const { channels, rate } = recording
  if (!isMp3SampleRate(rate)) throw new AudioError('wav-rate')
  if ((channels[0]?.length ?? 0) > announcementMaxSeconds * rate) throw new AudioError('too-long')
  return recording
}

async function analyse(file: Uint8Array, tolerated: number): Promise<AudioAnalysis> {
  const limits = { maxBytes: announcementMaxBytes, maxSeconds: announcementMaxSeconds + tolerated }
  const { tags: _, ...analysis } = await analyseAudio(file, limits)
  const { warnings } = analysis
  if (warnings.includes('ends-early') || warnings.includes('shorter-than-stated'))
    throw new AudioError('truncated')
  return analysis
}

/**
 * Checks an MP3 or WAV file like a catalogue file. WAV files, and MP3 files that clip, are encoded with
 * limited peaks. Throws an AudioError if the file is not accepted.
 */
export async function prepareAnnouncement(file: Uint8Array): Promise<PreparedAnnouncement> {
  if (file.length > announcementMaxBytes) throw new AudioError('too-large')
  const original = isWav(file) ? null : await analyse(file, toleratedSeconds)
  if (original && !original.warnings.includes('clips')) return { analysis: original, encoded: null }
  const encoded = await encodeRecording(original ? await readMp3(file) : readRecording(file))
  return { analysis: await analyse(encoded, 2 * toleratedSeconds), encoded }
}
