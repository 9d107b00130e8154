import { announcementMaxBytes, announcementMaxSeconds } from '@bgm/validation'
import { type AudioAnalysis, analyseAudio } from './analyse'
import { encodeMp3, isMp3SampleRate } from './encode'
import { amplify } from './limiter'
import { createLoudnessMeter } from './loudness'
import { AudioError } from './problems'
import { isWav, readWav } from './wav'

/** The loudness of prepared recordings in LUFS, the same as that of music. */
const targetLoudness = -18
/** 2 dB below full scale, because encoding raises peaks. */
const ceiling = 10 ** (-2 / 20)
/** A higher gain would mostly amplify room noise. */
const maxGain = 10 ** (24 / 20)

const limits = { maxBytes: announcementMaxBytes, maxSeconds: announcementMaxSeconds }

export type PreparedAnnouncement = {
  analysis: AudioAnalysis
  /** The recording as MP3; null if the uploaded file is already an MP3. */
  encoded: Uint8Array | null
}

/**
 * Brings a recording to the loudness of music and encodes it. Applying gain alone is not enough, because
 * speech has high peaks.
 */
async function encodeRecording(file: Uint8Array): Promise<Uint8Array> {
  const { channels, rate } = readWav(file)
  const seconds = (channels[0]?.length ?? 0) / rate
  if (!isMp3SampleRate(rate)) throw new AudioError('not-mp3')
  if (seconds > announcementMaxSeconds) throw new AudioError('too-long')
  const meter = createLoudnessMeter(rate)
  meter.add(channels)
  const loudness = meter.integrated()
  if (!Number.isFinite(loudness)) throw new AudioError(seconds < 1 ? 'too-short' : 'silent')
  const gain = Math.min(maxGain, 10 ** ((targetLoudness - loudness) / 20))
  return encodeMp3(amplify(channels, { gain, ceiling, rate }), rate, 96)
}

/**
 * Checks an MP3 or WAV file like a catalogue file, and encodes WAV as MP3. Throws an AudioError if it is
 * not accepted.
 */
export async function prepareAnnouncement(file: Uint8Array): Promise<PreparedAnnouncement> {
  if (file.length > limits.maxBytes) throw new AudioError('too-large')
  const encoded = isWav(file) ? await encodeRecording(file) : null
  // Encoding adds a few milliseconds.
  const { tags: _, ...analysis } = await analyseAudio(encoded ?? file, {
    ...limits,
    maxSeconds: limits.maxSeconds + 0.5,
  })
  return { analysis, encoded }
}
