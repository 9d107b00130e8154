import { bass, createDrumLayer, flute, fullSections, pad, strings, strokes } from '../layers'
import type { Style } from '../style'

/** The degung scale of West Java, approximated in equal temperament. */
const degung = [0, 4, 5, 7, 11]

export const kacapi: Style = {
  beatsPerBar: 4,
  swing: [0, 0.02],
  keys: [0, 2, 3, 5, 7],
  scale: degung,
  progressions: ['Cmaj7 Cmaj7 Fsus2 C5', 'C Em Fsus2 Cmaj7', 'Em Fsus2 C5 Cmaj7', 'Fsus2 C Em C5'],
  room: { decay: 2, damping: 0.4 },
  layers: [
    {
      role: 'arpeggio',
      instruments: [strings(0.85, 4.4), strings(0.7, 5), strings(0.95, 3.8)],
      gain: 0.5,
      send: 0.32,
      centre: 60,
      beats: 0.5,
      orders: [
        [0, 1, 2, 1, 0, 2, 1, 2],
        [0, 2, 1, 2, 0, 1, 2, 1],
        [2, 1, 0, 1, 2, 0, 1, 2],
      ],
    },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.5,
      send: 0.08,
      fifths: false,
      sections: ['a', 'a2', 'b', 'ending'],
      patterns: [
        [[[0, 3.6, 0.75]]],
        [
          [
            [0, 1.8, 0.75],
            [2, 1.8, 0.6],
          ],
        ],
      ],
    },
    {
      role: 'pad',
      instruments: [pad],
      gain: 0.14,
      send: 0.5,
      centre: 60,
      sections: ['a2', 'b', 'break'],
      chance: 0.6,
    },
    createDrumLayer(
      'hand',
      0.42,
      [[strokes([0, 0.6], [1.5, 0.4], [2.5, 0.5]), strokes([0, 0.6], [2.5, 0.5], [3.5, 0.4])]],
      { sections: fullSections, chance: 0.6 },
    ),
    {
      role: 'melody',
      instruments: [flute, strings(0.9, 4), flute],
      gain: 0.5,
      send: 0.42,
      rhythms: [
        [0, 1.5, 2, 3],
        [0, 0.5, 1, 2.5],
        [0.5, 1, 2],
        [0, 2, 3, 3.5],
      ],
      lowest: 70,
      highest: 86,
      density: 0.6,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
