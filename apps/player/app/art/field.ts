import { createLobePath } from '@bgm/ui'

/** The width and height of a cell, in the SVG's user units. */
export const cellSize = 10
const half = 6.2
const belly = 3.3
/** Columns less than this many columns behind the playhead are pink. */
const pinkColumns = 2
/** Older columns, up to this many columns behind the playhead, are cream. */
const creamColumns = 11
/** The number of columns ahead of the playhead that have started to turn. */
const turningColumns = 3

export type FieldSize = {
  columns: number
  rows: number
}

export type FieldPaths = {
  rest: string
  heard: string
  recent: string
  now: string
  /** The columns at the playhead, which follow the current loudness. */
  live: string
}

type Colour = keyof FieldPaths

/** Returns a reproducible number from 0 (inclusive) to 1 (exclusive) for two integers and a seed. */
function noise(seed: number, x: number, y: number): number {
  let mixed = Math.imul(seed ^ Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263), 1274126177)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519)
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
}

/** The loudness drawn for a column that has no measurement, e.g. after a restart. */
export const placeholderLevel = (seed: number, column: number) =>
  0.25 + 0.45 * noise(seed, column, 7) + 0.3 * noise(seed, column >> 2, 3)

/**
 * Whether a cell is within its column's waveform, which is vertically centred and as tall as the column is
 * loud.
 */
const isWithin = (row: number, rows: number, level: number) =>
  Math.abs(row - (rows - 1) / 2) <= (level * rows) / 2 - 0.4

/** Returns the colour by age in columns: pink at the playhead, then cream with pink tips, then plum. */
function getColour(age: number, isTip: boolean): Colour {
  if (age < pinkColumns) return 'live'
  if (age < creamColumns) return isTip ? 'now' : 'recent'
  return 'heard'
}

/**
 * Creates the SVG paths of the field of lobes. Ahead of the playhead is the kawung pattern, whose nearest
 * three columns are turning upright; behind it is the waveform of the played part. `playhead` is in columns;
 * `levels` contains the loudness of each column (0 to 1), undefined if it was not measured.
 */
export function createFieldPaths(
  { columns, rows }: FieldSize,
  playhead: number,
  levels: readonly (number | undefined)[],
  seed: number,
): FieldPaths {
  const paths: Record<Colour, string[]> = { rest: [], heard: [], recent: [], now: [], live: [] }
  for (let column = 0; column < columns; column += 1) {
    const level = levels[column] ?? placeholderLevel(seed, column)
    const age = playhead - column
    for (let row = 0; row < rows; row += 1) {
      const x = column * cellSize + cellSize / 2
      const y = row * cellSize + cellSize / 2
      if (age < -turningColumns) {
        const isAccent = noise(seed, column, row) > 0.96
        paths[isAccent ? 'heard' : 'rest'].push(
          createLobePath(half, belly, { x, y, turn: restTurn(column, row) }),
        )
        continue
      }
      const upright = Math.min(1, (age + turningColumns) / turningColumns)
      const inWaveform = isWithin(row, rows, level)
      const turn = restTurn(column, row) * (1 - upright)
      // Lobes in the waveform shorten as they turn upright, so that they just touch; the others shrink.
      const [width, height] = inWaveform ? [1, 1 - 0.2 * upright] : [1 - 0.5 * upright, 1 - 0.58 * upright]
      const isTip = inWaveform && !isWithin(row + Math.sign(row - (rows - 1) / 2), rows, level)
      const colour = inWaveform && age > -1.5 ? getColour(Math.max(0, age), isTip) : 'rest'
      paths[colour].push(createLobePath(half, belly, { x, y, turn, width, height }))
    }
  }
  return {
    rest: paths.rest.join(''),
    heard: paths.heard.join(''),
    recent: paths.recent.join(''),
    now: paths.now.join(''),
    live: paths.live.join(''),
  }
}

const restTurn = (column: number, row: number) => ((column + row) % 2 === 0 ? 45 : -45)
