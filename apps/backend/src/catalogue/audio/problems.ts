export const audioProblems = [
  'not-mp3',
  'wav-encoding',
  'wav-channels',
  'wav-rate',
  'too-large',
  'too-long',
  'too-short',
  'damaged',
  'truncated',
  'silent',
  'too-slow',
  'duplicate',
  'isrc-taken',
  'unconfirmed',
] as const
export type AudioProblem = (typeof audioProblems)[number]

/**
 * Faults that a recording may have on purpose, so that a curator decides: the audio stops before the file does, the
 * file's header states more audio than there is, or the true peak exceeds 0 dBTP.
 */
export const audioWarnings = ['ends-early', 'shorter-than-stated', 'clips'] as const
export type AudioWarning = (typeof audioWarnings)[number]

/** Thrown for audio that the catalogue does not accept. */
export class AudioError extends Error {
  override readonly name = 'AudioError'
  constructor(
    readonly problem: AudioProblem,
    /** What a curator must confirm, if the problem is `unconfirmed`. */
    readonly warnings: readonly AudioWarning[] = [],
  ) {
    super(`The audio is not accepted: ${problem}`)
  }
}
