export const audioProblems = [
  'not-mp3',
  'too-large',
  'too-long',
  'too-short',
  'damaged',
  'silent',
  'too-slow',
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
