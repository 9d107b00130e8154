import { createLobePath } from '@bgm/ui'
import type { CoverGesture } from '@bgm/validation'

/** The colours of a palette: accent (a), resting lobes (b), light lobes (c) and ground (g). */
type Colour = 'a' | 'b' | 'c' | 'g'
export type CoverShape =
  | { colour: Colour; path: string }
  | { colour: Colour; circle: { x: number; y: number; r: number } }

/** Returns numbers from 0 (inclusive) to 1 (exclusive), in a sequence that depends only on the playlist. */
type Random = () => number
type Gesture = (random: Random, density: number) => CoverShape[]

const size = 240
type Place = { x: number; y: number; length: number; width: number; turn?: number }

const lobe = (colour: Colour, { x, y, length, width, turn = 0 }: Place): CoverShape => ({
  colour,
  path: createLobePath(length / 2, width * 0.66, { x, y, turn }),
})

/** Draws four lobes around a centre. */
const kawung = (
  colour: Colour,
  x: number,
  y: number,
  radius: number,
  belly: number,
  gap: number,
): CoverShape[] =>
  [45, 135, 225, 315].map(turn => {
    const angle = (turn * Math.PI) / 180
    const distance = radius * (0.5 + gap / 2)
    const place = { x: x + Math.sin(angle) * distance, y: y - Math.cos(angle) * distance }
    return lobe(colour, { ...place, length: radius * (1 - gap), width: radius * belly, turn })
  })

/** Returns all integers from `from` to `to`, inclusive. */
const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

const drawKawung: Gesture = (random, n) => {
  const step = size / n
  const [x, y] = [1 + Math.floor(random() * (n - 1)), 1 + Math.floor(random() * (n - 1))]
  return range(0, n).flatMap(row =>
    range(0, n).flatMap(column => {
      const colour = column === x && row === y ? 'a' : (column + row) % 2 ? 'b' : 'c'
      return kawung(colour, column * step, row * step, step * 0.7, 0.56, 0.02)
    }),
  )
}

const drawBloom: Gesture = random => {
  const [x, y] = [random() < 0.5 ? 62 : 178, random() < 0.5 ? 74 : 166]
  return [
    ...kawung('b', x, y, 190, 0.6, 0.06),
    ...kawung('c', x, y, 96, 0.6, 0.06),
    ...kawung('a', x, y, 40, 0.6, 0.06),
  ]
}

const drawParang: Gesture = (random, n) => {
  const step = size / n
  const accent = Math.floor(random() * n)
  const turn = 32
  return range(-1, 3).flatMap(row =>
    range(-1, n + 1).flatMap(index => {
      const [x, y] = [index * step + (row % 2 ? step / 2 : 0), 30 + row * 88]
      const colour = row === 1 && index === accent ? 'a' : row % 2 ? 'b' : 'c'
      return [
        lobe(colour, { x, y, length: step * 2.025, width: step * 0.86, turn }),
        lobe('b', { x: x + step / 2, y: y + 44, length: step * 0.72, width: step * 0.34, turn }),
      ]
    }),
  )
}

const drawBlade: Gesture = random => {
  const shift = random() * 18
  const large = { length: 330, width: 104, turn: 32 }
  return [
    lobe('b', { x: 28 + shift, y: 132, ...large }),
    lobe('c', { x: 116 + shift, y: 120, ...large }),
    lobe('b', { x: 204 + shift, y: 108, ...large }),
    lobe('a', { x: 116 + shift, y: 120, length: 150, width: 46, turn: 32 }),
  ]
}

const drawBars: Gesture = (random, n) => {
  const step = size / n
  const [peak, phase] = [Math.floor(n * (0.3 + random() * 0.4)), random() * 6]
  return range(0, n - 1).map(index => {
    const height = index === peak ? 214 : 54 + 62 * (1 + Math.sin(index * 0.9 + phase)) + random() * 24
    const place = { x: (index + 0.5) * step, y: 120, length: Math.min(height, 196), width: step * 0.86 }
    return lobe(index === peak ? 'a' : index % 3 ? 'c' : 'b', place)
  })
}

const drawDusk: Gesture = (random, n) => {
  const step = size / n
  const x = 84 + random() * 70
  return [
    { colour: 'a', circle: { x, y: 104, r: 64 } },
    ...range(0, n).map(index => {
      const length = 120 + 90 * Math.abs(Math.sin(index * 0.7 + x))
      return lobe(index % 2 ? 'c' : 'b', { x: index * step, y: size, length, width: step * 0.9 })
    }),
  ]
}

const rings = [
  { radius: 104, count: 20, length: 52, width: 20, colour: 'b', shift: 0 },
  { radius: 64, count: 14, length: 46, width: 19, colour: 'c', shift: 0.5 },
  { radius: 27, count: 8, length: 34, width: 15, colour: 'a', shift: 0 },
] as const

const drawRosette: Gesture = () =>
  rings.flatMap(({ radius, count, length, width, colour, shift }) =>
    range(0, count - 1).map(index => {
      const turn = ((index + shift) * 360) / count
      const angle = (turn * Math.PI) / 180
      const place = { x: 120 + Math.sin(angle) * radius, y: 120 - Math.cos(angle) * radius }
      return lobe(colour, { ...place, length, width, turn })
    }),
  )

const drawTurning: Gesture = (random, n) => {
  const step = size / n
  const [column, row] = [Math.floor(n / 2), Math.floor(random() * n)]
  return range(0, n - 1).flatMap(y =>
    range(0, n - 1).map(x => {
      const upright = x / (n - 1)
      const colour = x === column && y === row ? 'a' : upright > 0.55 ? 'c' : 'b'
      return lobe(colour, {
        x: (x + 0.5) * step,
        y: (y + 0.5) * step,
        length: step * 1.26,
        width: step * (0.66 - 0.18 * upright),
        turn: ((x + y) % 2 ? 45 : -45) * (1 - upright),
      })
    }),
  )
}

const nested = [
  { length: 310, width: 230, colour: 'b' },
  { length: 244, width: 170, colour: 'c' },
  { length: 178, width: 116, colour: 'g' },
  { length: 118, width: 70, colour: 'a' },
] as const

const drawNest: Gesture = random => {
  const turn = random() < 0.5 ? 0 : 90
  const beside = [-96, 96].map(shift =>
    lobe('a', { x: turn ? 120 : 120 + shift, y: turn ? 120 + shift : 120, length: 60, width: 24, turn }),
  )
  return [...nested.map(({ colour, ...lens }) => lobe(colour, { x: 120, y: 120, ...lens, turn })), ...beside]
}

const drawSwell: Gesture = (random, n) => {
  const step = size / (n + 1)
  const [accent, phase] = [Math.floor((n + 1) / 2), random() * 5]
  return range(0, n).flatMap(row =>
    range(-1, 3).map(column => {
      const swell = 0.55 + 0.45 * Math.sin(row * 0.8 + column * 1.3 + phase)
      const colour = row === accent && column === 1 ? 'a' : row % 3 === 1 ? 'c' : 'b'
      const place = { x: column * 84 + (row % 2 ? 42 : 0), y: (row + 0.5) * step }
      return lobe(colour, { ...place, length: 82, width: step * (0.45 + 0.5 * swell), turn: 90 })
    }),
  )
}

const drawRain: Gesture = (random, n) => {
  const step = size / n
  return range(-1, n).flatMap(row =>
    range(0, n).map(column => {
      const value = random()
      return lobe(value > 0.9 ? 'a' : value > 0.45 ? 'c' : 'b', {
        x: column * step + (row % 2 ? step / 2 : 0),
        y: (row + 0.5) * step + value * 12,
        length: step * (0.7 + value * 0.6),
        width: step * 0.34,
        turn: 14 + value * 10,
      })
    }),
  )
}

const drawHorizon: Gesture = (random, n) => {
  const step = size / n
  const peak = 1 + Math.floor(random() * (n - 2))
  const above = range(0, n - 1).map(index => {
    const length = index === peak ? 158 : 46 + random() * 84
    return lobe(index === peak ? 'a' : 'c', { x: (index + 0.5) * step, y: 88, length, width: step * 0.82 })
  })
  const below = range(0, 2).flatMap(row =>
    range(0, n).map(index =>
      lobe('b', {
        x: index * step + (row % 2 ? step / 2 : 0),
        y: 182 + row * 24,
        length: step * 0.98,
        width: 13,
        turn: 90,
      }),
    ),
  )
  return [...above, ...below]
}

export const shapeGenerators: Record<CoverGesture, Gesture> = {
  kawung: drawKawung,
  bloom: drawBloom,
  parang: drawParang,
  blade: drawBlade,
  bars: drawBars,
  dusk: drawDusk,
  rosette: drawRosette,
  turning: drawTurning,
  nest: drawNest,
  swell: drawSwell,
  rain: drawRain,
  horizon: drawHorizon,
}
