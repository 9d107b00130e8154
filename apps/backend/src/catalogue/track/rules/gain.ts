/** In LUFS. */
const targetLoudness = -18
/** In dBTP. */
const maxTruePeak = -1

type Measured = { loudness: number; truePeak: number }

/** The gain in dB that brings a track to the target loudness, or as close as its peaks allow. */
export function playbackGain({ loudness, truePeak }: Measured): number {
  const gain = Math.min(targetLoudness - loudness, maxTruePeak - truePeak)
  return Math.round(Math.min(30, Math.max(-60, gain)) * 100) / 100
}
