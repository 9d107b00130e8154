import {
  bass,
  createDrumLayer,
  fullSections,
  mainSections,
  mallet,
  piano,
  steadyStrokes,
  strings,
  strokes,
} from '../layers'
import type { Style } from '../style'

const major = [0, 2, 4, 5, 7, 9, 11]

export const bossa: Style = {
  beatsPerBar: 4,
  swing: [0, 0.02],
  keys: [0, 2, 5, 7, 9, 10],
  scale: major,
  progressions: [
    'Cmaj9 Cmaj9 Dm9 G13 Em7 A7b9 Dm9 G13',
    'Fmaj9 Fm6 Em7 A7b9 Dm9 G13 Cmaj9 G13',
    'Am9 D9 Gmaj7 Cmaj7 Fmaj7 Bm7b5 E7b9 Am9',
    'Cmaj9 Bm7b5 Am9 D9 Dm9 G13 Cmaj9 A7b9',
  ],
  room: { decay: 1.3, damping: 0.5 },
  layers: [
    {
      role: 'chords',
      instruments: [strings(0.3, 2.6), strings(0.42, 2.2)],
      gain: 0.5,
      send: 0.2,
      centre: 62,
      strum: 0.009,
      patterns: [
        [
          [
            [0, 1.3, 0.72],
            [1.5, 1.2, 0.6],
            [3, 0.9, 0.62],
          ],
          [
            [0.5, 1.2, 0.64],
            [2, 1.3, 0.66],
            [3.5, 0.5, 0.55],
          ],
        ],
        [
          [
            [0, 0.9, 0.7],
            [1, 0.4, 0.5],
            [2.5, 1.2, 0.66],
          ],
          [
            [0, 1.3, 0.68],
            [1.5, 1.4, 0.6],
            [3.5, 0.5, 0.58],
          ],
        ],
      ],
    },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.56,
      send: 0.02,
      fifths: true,
      sections: ['a', 'a2', 'b', 'break'],
      patterns: [
        [
          [
            [0, 1.4, 0.8],
            [1.5, 0.45, 0.55],
            [2, 1.4, 0.75],
            [3.5, 0.45, 0.5],
          ],
        ],
        [
          [
            [0, 1.8, 0.8],
            [2, 1.8, 0.7],
          ],
        ],
      ],
    },
    createDrumLayer('shaker', 0.69, [[steadyStrokes(4, 0.5, 0.6)]], { sections: ['intro', ...mainSections] }),
    createDrumLayer('rim', 0.8, [[strokes([0, 0.6], [1.5, 0.5], [3, 0.6]), strokes([1, 0.5], [2.5, 0.6])]], {
      sections: fullSections,
    }),
    createDrumLayer('kick', 0.34, [[strokes([0, 0.7], [1.5, 0.4], [2, 0.7], [3.5, 0.4])]], {
      sections: mainSections,
    }),
    {
      role: 'melody',
      instruments: [piano, mallet(1.2), strings(0.6, 3)],
      gain: 0.65,
      send: 0.3,
      rhythms: [
        [0, 1.5, 3],
        [0.5, 1, 2.5, 3.5],
        [0, 0.5, 1.5, 2.5],
        [1.5, 2, 3],
      ],
      lowest: 66,
      highest: 83,
      density: 0.62,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
