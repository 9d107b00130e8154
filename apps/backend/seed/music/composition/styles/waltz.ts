import { bass, flute, mallet, pad, piano, strings } from '../layers'
import type { Style } from '../style'

const major = [0, 2, 4, 5, 7, 9, 11]

export const waltz: Style = {
  beatsPerBar: 3,
  swing: [0, 0],
  keys: [0, 2, 3, 5, 7, 8, 10],
  scale: major,
  progressions: [
    'Cmaj9 Am7 Fmaj9 Gsus4 Em7 Am7 Dm9 Gsus4',
    'Am9 Em7 Fmaj9 Cadd9 Dm9 Am7 Fmaj9 Gsus4',
    'Fmaj9 G6 Em7 Am7 Dm9 Gsus4 Cadd9 Cadd9',
  ],
  room: { decay: 2.6, damping: 0.5 },
  layers: [
    {
      role: 'arpeggio',
      instruments: [strings(0.45, 5), strings(0.6, 4.6), mallet(1.8)],
      gain: 0.46,
      send: 0.4,
      centre: 62,
      beats: 0.5,
      orders: [
        [0, 1, 2, 3, 2, 1],
        [0, 2, 3, 2, 3, 1],
        [0, 1, 3, 2, 3, 2],
      ],
    },
    {
      role: 'pad',
      instruments: [pad],
      gain: 0.26,
      send: 0.5,
      centre: 60,
      sections: ['a', 'a2', 'b', 'break', 'ending'],
    },
    {
      role: 'bass',
      instruments: [bass],
      gain: 0.5,
      send: 0.06,
      fifths: false,
      sections: ['a2', 'b'],
      patterns: [[[[0, 2.6, 0.7]]]],
    },
    {
      role: 'melody',
      instruments: [piano, flute, mallet(2)],
      gain: 0.5,
      send: 0.5,
      rhythms: [
        [0, 1, 2],
        [0, 2],
        [0, 1.5, 2],
        [1, 2],
      ],
      lowest: 69,
      highest: 86,
      density: 0.6,
      sections: ['a', 'a2', 'b'],
    },
  ],
}
