import { announcementMaxBytes, announcementMaxSeconds } from '@bgm/validation'
import { decodeRecording, encodeWav, recordingSampleRate } from './wav'

/** A key of the message catalogue that says why a file was not converted. */
export type ConversionProblem =
  | 'validation.audio_size'
  | 'validation.audio_long'
  | 'announcements.audio.undecodable'

export class ConversionError extends Error {
  override readonly name = 'ConversionError'
  constructor(readonly problem: ConversionProblem) {
    super(problem)
  }
}

/** A file of unknown length is only decoded up to this size: a minute at 256 kbit/s. */
const maxBytesWithoutLength = 2 * 1024 * 1024
/** Phones round the length of their recordings. */
const tolerance = 1
const metadataTimeout = 5_000

/** Whether the server reads a file itself: MP3 (with or without tags) and WAV. */
export function isUploadable(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 4))
  const isFrame = head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2
  return text === 'RIFF' || text.startsWith('ID3') || isFrame
}

/** Reads the length of a file in seconds without decoding it; null if the browser cannot tell. */
function readLength(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  const audio = new Audio()
  return new Promise<number | null>(resolve => {
    const finish = () => resolve(Number.isFinite(audio.duration) ? audio.duration : null)
    setTimeout(finish, metadataTimeout)
    audio.onloadedmetadata = finish
    audio.onerror = finish
    audio.preload = 'metadata'
    audio.src = url
  }).finally(() => {
    audio.removeAttribute('src')
    URL.revokeObjectURL(url)
  })
}

/**
 * Converts a voice note of a phone (Ogg Opus, M4A, WebM) to a WAV file; MP3 and WAV files are returned unchanged.
 * Compressed speech can be hours long in a few megabytes, so its length is checked before it is decoded. Rejects with
 * a ConversionError.
 */
export async function convertAudio(file: File): Promise<File> {
  if (isUploadable(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return file
  if (file.size > announcementMaxBytes) throw new ConversionError('validation.audio_size')
  const length = await readLength(file)
  if (length === null ? file.size > maxBytesWithoutLength : length > announcementMaxSeconds + tolerance)
    throw new ConversionError('validation.audio_long')
  const samples = await decodeRecording(file, announcementMaxSeconds).catch(() => {
    throw new ConversionError('announcements.audio.undecodable')
  })
  const name = file.name.replace(/\.[^.]{1,8}$/, '') || 'audio'
  return new File([await encodeWav(samples, recordingSampleRate)], `${name}.wav`, { type: 'audio/wav' })
}
