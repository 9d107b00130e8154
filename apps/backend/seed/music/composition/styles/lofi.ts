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

const pentatonic = [0, 2, 4, 7, 9]

export const lofi: Style = {
  beatsPerBar: 4,
  swing: [0.06, 0.14],
  keys: [0, 2, 3, 5, 7, 9, 10],
  scale: pentatonic,
  progressions: [
    'Dm9 G13 Cmaj9 Am9',
    'Fmaj9 Em7 Dm9 Cmaj9',
    'Cmaj9 Am9 Fmaj9 G13',
    'Am9 Fmaj9 Dm9 Em7',
    'Fmaj9 Fm6 Em7 Am9',
    'Cmaj9 Bm7b5 Am9 Fmaj9',
  ],
  room: { decay: 1.5, damping: 0.6 },
  layers: [
    {
      role: 'chords',
      instruments: [piano],
      gain: 0.62,
      send: 0.28,
      centre: 62,
      strum: 0.006,
      patterns: [
        [
          [
            [0, 2.3, 0.75],
            [2.5, 1.3, 0.55],
          ],
        ],
        [
          [
            [0, 1.4, 0.75],
            [1.5, 0.4, 0.45],
            [2.5, 1.4, 0.6],
          ],
        ],
        [
          [[0, 3.6, 0.72]],
          [
            [0, 1.4, 0.7],
            [2, 1.8, 0.55],
          ],
        ],
      ],
    },
    {
      role: 'pad',
      instruments: [pad],
      gain: 0.16,
      send: 0.4,
      centre: 60,
      sections: ['a2', 'b', 'break'],
      chance: 0.6,
    },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.68,
      send: 0.02,
      fifths: true,
      sections: mainSections,
      patterns: [
        [
          [
            [0, 1.4, 0.8],
            [2.5, 0.9, 0.62],
          ],
        ],
        [
          [
            [0, 2.2, 0.8],
            [3.5, 0.4, 0.5],
          ],
        ],
        [
          [
            [0, 1, 0.8],
            [1.5, 0.4, 0.5],
            [2, 1.6, 0.66],
          ],
        ],
      ],
    },
    createDrumLayer(
      'kick',
      0.61,
      [[strokes([0, 0.8], [2.5, 0.6])], [strokes([0, 0.8], [1.5, 0.4], [2.5, 0.6])]],
      {
        sections: mainSections,
      },
    ),
    createDrumLayer('brush', 0.8, [[strokes([1, 0.62], [3, 0.7])]], { sections: mainSections }),
    createDrumLayer('shaker', 0.63, [[steadyStrokes(4, 0.5, 0.6)]], { sections: fullSections, chance: 0.8 }),
    {
      role: 'melody',
      instruments: [strings(0.32, 4), strings(0.5, 3), mallet(1.6)],
      gain: 0.75,
      send: 0.35,
      rhythms: [
        [0, 0.5, 1.5, 2.5],
        [0.5, 1.5, 2, 3.5],
        [0, 1.5, 2.5],
        [0, 1, 1.5, 3],
      ],
      lowest: 67,
      highest: 83,
      density: 0.6,
      sections: ['a', 'a2', 'b', 'break'],
    },
  ],
}
