const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

const qualities: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7, 12],
  6: [0, 4, 7, 9],
  7: [0, 4, 7, 10],
  9: [0, 4, 7, 10, 14],
  13: [0, 4, 10, 14, 21],
  maj7: [0, 4, 7, 11],
  maj9: [0, 4, 7, 11, 14],
  m6: [0, 3, 7, 9],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  m7b5: [0, 3, 6, 10],
  '7b9': [0, 4, 7, 10, 13],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
}

/** Pitch classes, from 0 (C) to 11 (B). */
export type Chord = { root: number; tones: number[] }

function chord(symbol: string, key: number): Chord {
  const [, letter = 'C', accidental = '', quality = ''] = /^([A-G])([b#]?)(.*)$/.exec(symbol) ?? []
  const tones = qualities[quality]
  if (!tones) throw new Error(`Unknown chord ${symbol}`)
  const shift = accidental === 'b' ? -1 : accidental === '#' ? 1 : 0
  const root = ((letters[letter] ?? 0) + shift + key + 12) % 12
  return { root, tones: tones.map(tone => (root + tone) % 12) }
}

/** Parses chord symbols in C, one per bar, and transposes them to a key. */
export const parseProgression = (symbols: string, key: number): Chord[] =>
  symbols.split(' ').map(symbol => chord(symbol, key))

/** All inversions of a chord upwards from `lowest`. */
function inversions(tones: readonly number[], lowest: number): number[][] {
  return tones.map((_, first) => {
    const voices: number[] = []
    let above = lowest
    for (let index = 0; index < tones.length; index += 1) {
      const tone = tones[(first + index) % tones.length] ?? 0
      const pitch = above + ((((tone - above) % 12) + 12) % 12)
      voices.push(pitch)
      above = pitch + 1
    }
    return voices
  })
}

const movement = (from: readonly number[], to: readonly number[]) =>
  to.reduce((sum, pitch, voice) => sum + Math.abs(pitch - (from[voice] ?? pitch)), 0)

/**
 * Chooses a voicing of at most four parts around `centre`, with as little movement from the previous voicing
 * as possible.
 */
export function chooseVoicing({ root, tones }: Chord, centre: number, before: readonly number[]): number[] {
  // In a large chord, only the bass plays the root.
  const voices = [...new Set(tones.length > 4 ? tones.filter(tone => tone !== root) : tones)]
  const options = [-9, -6, -3].flatMap(offset => inversions(voices, centre + offset))
  const cost = (option: number[]) => {
    const middle = option.reduce((sum, pitch) => sum + pitch, 0) / option.length
    return movement(before, option) + 1.6 * Math.abs(middle - centre)
  }
  return options.reduce((best, option) => (cost(option) < cost(best) ? option : best))
}
