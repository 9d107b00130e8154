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

export const lounge: Style = {
  beatsPerBar: 4,
  swing: [0, 0.05],
  keys: [0, 2, 4, 5, 7, 9, 11],
  scale: pentatonic,
  progressions: [
    'Am9 Fmaj9 Cmaj9 G13',
    'Dm9 Dm9 Am9 Am9',
    'Fmaj9 G13 Am9 Em7',
    'Am9 Em7 Fmaj9 Dm9',
    'Cmaj9 Em7 Am9 Fmaj9',
  ],
  room: { decay: 1.7, damping: 0.5 },
  layers: [
    {
      role: 'chords',
      instruments: [piano],
      gain: 0.5,
      send: 0.3,
      centre: 63,
      strum: 0.003,
      sections: ['intro', 'a', 'a2', 'b', 'ending'],
      patterns: [
        [
          [
            [0.5, 0.6, 0.62],
            [1.5, 0.5, 0.55],
            [2.5, 1.2, 0.66],
          ],
        ],
        [
          [
            [0, 0.6, 0.7],
            [1.5, 0.6, 0.6],
            [3, 0.8, 0.62],
          ],
        ],
        [
          [
            [0, 0.4, 0.6],
            [0.5, 0.4, 0.5],
            [2, 0.6, 0.66],
            [3.5, 0.5, 0.58],
          ],
        ],
      ],
    },
    { role: 'pad', instruments: [pad], gain: 0.22, send: 0.4, centre: 61 },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.62,
      send: 0.02,
      fifths: false,
      sections: mainSections,
      patterns: [
        [
          [
            [0, 0.9, 0.8],
            [1.5, 0.4, 0.6],
            [2.5, 0.9, 0.7],
          ],
        ],
        [
          [
            [0, 0.5, 0.8],
            [0.5, 0.4, 0.5],
            [2, 0.9, 0.75],
            [3.5, 0.4, 0.55],
          ],
        ],
      ],
    },
    createDrumLayer('kick', 0.59, [[steadyStrokes(4, 1, 0.8).map(([beat, beats]) => [beat, beats, 0.75])]], {
      sections: mainSections,
    }),
    createDrumLayer(
      'shaker',
      0.62,
      [[strokes([0.5, 0.7], [1.5, 0.7], [2.5, 0.7], [3.5, 0.7])], [steadyStrokes(4, 0.25, 0.5)]],
      { sections: mainSections },
    ),
    createDrumLayer('brush', 0.69, [[strokes([1, 0.65], [3, 0.65])]], { sections: fullSections }),
    createDrumLayer(
      'hand',
      0.5,
      [[strokes([0.75, 0.5], [2.75, 0.6]), strokes([1.5, 0.5], [2.75, 0.6], [3.5, 0.4])]],
      { sections: fullSections, chance: 0.6 },
    ),
    {
      role: 'melody',
      instruments: [mallet(1), strings(0.6, 2.4), piano],
      gain: 0.58,
      send: 0.4,
      rhythms: [
        [0, 0.75, 1.5, 2.5],
        [0.5, 1.5, 2.75],
        [0, 1.5, 3],
        [0.5, 1, 1.5, 3.5],
      ],
      lowest: 68,
      highest: 84,
      density: 0.5,
      sections: ['a', 'a2', 'b', 'break'],
    },
  ],
}
