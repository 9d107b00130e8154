import type { Sound } from './synthesis'

/**
 * A voice of an arrangement, which plays in sections of at least this energy (0 to 3). Each character is an eighth
 * note: a digit is a note, `-` sustains it, `.` is a rest. The digit is the velocity; in an arpeggio, the number of the
 * voice. Bars are separated by spaces, variants by `|`; a melody takes its rhythms from the variants.
 */
export type Layer = [
  role: 'chords' | 'arpeggio' | 'bass' | 'melody' | 'drum',
  sound: Sound,
  gain: number,
  energy: number,
  bars: string,
]

/**
 * `swing` is the delay of off-beats in eighth notes, `scale` that of the melody. A progression has one chord per bar:
 * its degree, its highest tone (5, 7 or 9), and `b`, `#`, `2` or `4` for another third.
 */
export type Style = { swing: number; scale: number[]; progressions: string[]; layers: Layer[] }

const major = [0, 2, 4, 5, 7, 9, 11]
const pentatonic = [0, 2, 4, 7, 9]
/** The degung scale of West Java, approximated in equal temperament. */
const degung = [0, 4, 5, 7, 11]

// biome-ignore format: a table with one layer per line
export const styles = {
  lofi: { swing: 0.22, scale: pentatonic, progressions: ['29 57 19 69', '49 37 29 19', '49 45b 37 69'], layers: [
    ['chords', 'piano', 0.62, 0, '8----6--|8--5-6--|7-------'],
    ['chords', 'pad', 0.2, 0, '7-------'],
    ['bass', 'bass', 0.52, 1, '8---.6-.|8----.5.|8-.57--.'],
    ['drum', 'kick', 0.38, 1, '8....6..|8..4.6..'],
    ['drum', 'brush', 0.7, 1, '..6...7.'],
    ['drum', 'shaker', 0.5, 2, '64646464'],
    ['melody', 'guitar', 0.75, 1, '76.6.6..|.7.66..6|7..6.6..|7.66..6.'],
  ] },
  acoustic: { swing: 0.05, scale: major, progressions: ['19 55 67 47', '15 37 47 19', '47 19 27 554'], layers: [
    ['arpeggio', 'guitar', 0.54, 0, '13243243|12343432|13432343'],
    ['bass', 'bass', 0.64, 1, '8---7---|8----.6-'],
    ['chords', 'pad', 0.16, 3, '7-------'],
    ['drum', 'shaker', 0.45, 2, '53535353'],
    ['melody', 'harp', 0.6, 1, '7.6.7.6.|7..66.6.|.76.6...|7...666.'],
  ] },
  bossa: { swing: 0.02, scale: major, progressions: ['19 19 29 57 37 69# 29 57', '49 45b 37 69# 29 57 19 57'], layers: [
    ['chords', 'guitar', 0.52, 0, '7--6--6- .6--7--6|7-5.-7-- 7--6--.6'],
    ['bass', 'bass', 0.56, 1, '8--68--5|8---7---'],
    ['drum', 'shaker', 0.55, 0, '64646464'],
    ['drum', 'rim', 0.6, 2, '6..5..6. ..5..6..'],
    ['melody', 'flute', 0.5, 1, '7..6..6.|.76..6.6|76.6.6..|...76.6.'],
  ] },
  ambient: { swing: 0, scale: pentatonic, progressions: ['19 19 49 49', '69 49 19 554', '49 19 552 67'], layers: [
    ['chords', 'pad', 0.42, 0, '7-------'],
    ['bass', 'bass', 0.4, 1, '7-------'],
    ['arpeggio', 'harp', 0.3, 2, '1.3.2.4.|4.2.3.1.|1.4.3.4.'],
    ['melody', 'bell', 0.42, 1, '7---6---|..7--6--|7--6--6-|....7---'],
  ] },
  swing: { swing: 0.3, scale: major, progressions: ['17 69# 29 57 37 69# 29 57', '19 19 47 45b 37 69# 29 57'], layers: [
    ['chords', 'piano', 0.52, 0, '7--6.... .5..6--.|..5..6-- 6---...5'],
    ['bass', 'bass', 0.56, 1, '8-7-8-7-'],
    ['drum', 'brush', 0.5, 0, '6.546.54'],
    ['melody', 'guitar', 0.7, 1, '76.6..6.|.76.66..|7.66.66.|..76.6..'],
  ] },
  kacapi: { swing: 0.02, scale: degung, progressions: ['17 17 452 152', '15 35 452 17', '35 452 152 17'], layers: [
    ['arpeggio', 'zither', 0.52, 0, '12321323|13231232|32123123'],
    ['bass', 'bass', 0.48, 1, '7-------|7---6---'],
    ['chords', 'pad', 0.15, 2, '7-------'],
    ['melody', 'flute', 0.5, 1, '7..66.6.|766..6..|.76.6...|7...6.66'],
  ] },
  lounge: { swing: 0.06, scale: pentatonic, progressions: ['69 49 19 57', '29 29 69 37', '19 37 69 49'], layers: [
    ['chords', 'piano', 0.5, 0, '.6.6.7--|7-.6..6-|66..7-.6'],
    ['chords', 'pad', 0.22, 0, '7-------'],
    ['bass', 'bass', 0.62, 1, '8-.6.7-.|86..7-.6'],
    ['drum', 'kick', 0.48, 1, '7.7.7.7.'],
    ['drum', 'shaker', 0.55, 1, '.7.7.7.7'],
    ['drum', 'brush', 0.55, 2, '..6...6.'],
    ['melody', 'bell', 0.58, 1, '7..6.6..|.7.6.6..|7..6..6.|.766...6'],
  ] },
  waltz: { swing: 0, scale: major, progressions: ['19 67 49 554 37 67 29 554', '49 57 37 67 29 554 19 19'], layers: [
    ['arpeggio', 'harp', 0.48, 0, '123432|134342|124343'],
    ['chords', 'pad', 0.24, 1, '7-----'],
    ['bass', 'bass', 0.5, 2, '7-----'],
    ['melody', 'piano', 0.52, 1, '7.6.6.|7...6.|7..66.|..7.6.'],
  ] },
} satisfies Record<string, Style>

export type StyleName = keyof typeof styles
