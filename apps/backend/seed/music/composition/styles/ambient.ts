import { bass, flute, mallet, pad, piano, strings } from '../layers'
import type { Style } from '../style'

export const ambient: Style = {
  beatsPerBar: 4,
  swing: [0, 0],
  keys: [0, 2, 3, 5, 7, 10],
  scale: [0, 2, 4, 7, 9],
  progressions: [
    'Cadd9 Cadd9 Fmaj9 Fmaj9',
    'Am9 Fmaj9 Cadd9 Gsus4',
    'Fmaj9 Cadd9 Gsus2 Am7',
    'Cadd9 Em7 Fmaj9 Gsus2',
  ],
  room: { decay: 3.4, damping: 0.5 },
  layers: [
    { role: 'pad', instruments: [pad], gain: 0.42, send: 0.5, centre: 60 },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.42,
      send: 0.1,
      fifths: false,
      sections: ['a', 'a2', 'b', 'ending'],
      patterns: [[[[0, 3.6, 0.7]]]],
    },
    {
      role: 'arpeggio',
      instruments: [mallet(2.4), strings(0.25, 5), piano],
      gain: 0.3,
      send: 0.6,
      centre: 69,
      beats: 1,
      orders: [
        [0, 2, 1, 3],
        [3, 1, 2, 0],
        [0, 3, 2, 3],
      ],
      sections: ['a2', 'b', 'break'],
    },
    {
      role: 'melody',
      instruments: [mallet(2.6), piano, flute],
      gain: 0.4,
      send: 0.7,
      rhythms: [[0, 2], [1, 2.5], [0, 1.5, 3], [2]],
      lowest: 70,
      highest: 86,
      density: 0.45,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
