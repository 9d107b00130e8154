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

export const swing: Style = {
  beatsPerBar: 4,
  swing: [0.13, 0.17],
  keys: [0, 3, 5, 7, 8, 10],
  scale: major,
  progressions: [
    'Cmaj7 A7b9 Dm9 G13 Em7 A7b9 Dm9 G13',
    'Cmaj9 Cmaj9 Fmaj7 Fm6 Em7 A9 Dm9 G13',
    'Dm9 G13 Cmaj9 Fmaj7 Bm7b5 E7b9 Am9 A9',
    'Fmaj9 D9 Gm9 C13 Am7 D7b9 Gm9 C13',
  ],
  room: { decay: 1.1, damping: 0.55 },
  layers: [
    {
      role: 'chords',
      instruments: [piano, strings(0.22, 1.8)],
      gain: 0.5,
      send: 0.22,
      centre: 63,
      strum: 0.005,
      patterns: [
        [
          [
            [0, 1.2, 0.66],
            [1.5, 0.5, 0.55],
          ],
          [
            [0.5, 0.4, 0.5],
            [2, 1.2, 0.62],
          ],
        ],
        [
          [
            [1, 0.5, 0.55],
            [2.5, 1.1, 0.62],
          ],
          [
            [0, 1.6, 0.62],
            [3.5, 0.4, 0.52],
          ],
        ],
      ],
    },
    {
      role: 'walking-bass',
      instruments: [bass],
      gain: 0.56,
      send: 0.02,
      sections: ['a', 'a2', 'b', 'break'],
    },
    createDrumLayer('swish', 0.8, [[strokes([0, 0.6], [1, 0.5], [2, 0.6], [3, 0.5])]], {
      sections: ['intro', ...mainSections],
    }),
    createDrumLayer(
      'brush',
      0.42,
      [[strokes([0, 0.5], [1, 0.62], [1.5, 0.35], [2, 0.5], [3, 0.62], [3.5, 0.35])]],
      { sections: mainSections },
    ),
    createDrumLayer('kick', 0.25, [[steadyStrokes(4, 2, 0.6)]], { sections: fullSections }),
    {
      role: 'melody',
      instruments: [strings(0.25, 2.4), piano, mallet(1)],
      gain: 0.75,
      send: 0.26,
      rhythms: [
        [0, 0.5, 1.5, 3],
        [0.5, 1, 2, 2.5],
        [0, 1, 1.5, 2.5, 3],
        [1, 1.5, 2.5],
      ],
      lowest: 65,
      highest: 82,
      density: 0.66,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
