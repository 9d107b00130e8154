import {
  bass,
  createDrumLayer,
  fullSections,
  mainSections,
  mallet,
  pad,
  piano,
  steadyStrokes,
  strings,
  strokes,
} from '../layers'
import type { Style } from '../style'

const major = [0, 2, 4, 5, 7, 9, 11]

export const acoustic: Style = {
  beatsPerBar: 4,
  swing: [0, 0.04],
  keys: [0, 2, 4, 5, 7, 9],
  scale: major,
  progressions: [
    'Cadd9 G Am7 Fmaj7',
    'C Em7 Fmaj7 Cadd9',
    'Am7 Fmaj7 Cadd9 G',
    'Fmaj7 Cadd9 G6 Am7',
    'Cadd9 Fmaj7 Dm7 Gsus4',
  ],
  room: { decay: 1.4, damping: 0.45 },
  layers: [
    {
      role: 'arpeggio',
      instruments: [strings(0.55, 4), strings(0.4, 4.5), strings(0.7, 3.6)],
      gain: 0.52,
      send: 0.24,
      centre: 60,
      beats: 0.5,
      orders: [
        [0, 2, 1, 3, 2, 1, 3, 2],
        [0, 1, 2, 3, 2, 3, 2, 1],
        [0, 2, 3, 2, 1, 2, 3, 2],
      ],
    },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.66,
      send: 0.03,
      fifths: true,
      sections: mainSections,
      patterns: [
        [
          [
            [0, 1.8, 0.8],
            [2, 1.8, 0.66],
          ],
        ],
        [
          [
            [0, 2.8, 0.8],
            [3, 0.9, 0.6],
          ],
        ],
      ],
    },
    {
      role: 'pad',
      instruments: [pad],
      gain: 0.16,
      send: 0.4,
      centre: 62,
      sections: ['b', 'break'],
      chance: 0.7,
    },
    createDrumLayer('shaker', 0.55, [[steadyStrokes(4, 0.5, 0.55)]], { sections: fullSections, chance: 0.8 }),
    createDrumLayer('kick', 0.45, [[strokes([0, 0.7], [2, 0.6])]], { sections: fullSections, chance: 0.8 }),
    createDrumLayer('hand', 0.45, [[strokes([1, 0.5], [3, 0.6], [3.5, 0.35])]], {
      sections: fullSections,
      chance: 0.5,
    }),
    {
      role: 'melody',
      instruments: [strings(0.75, 3.4), piano, mallet(1.5)],
      gain: 0.56,
      send: 0.34,
      rhythms: [
        [0, 1, 2, 3],
        [0, 1.5, 2, 3],
        [0.5, 1, 2],
        [0, 2, 2.5, 3],
      ],
      lowest: 67,
      highest: 84,
      density: 0.62,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
