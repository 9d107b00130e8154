import { type CoverGesture, type CoverPalette, coverGestures, coverPalettes } from '@bgm/validation'
import { type CoverShape, shapeGenerators } from './cover-gestures.server'

/** The colours for ground, accent, resting and light lobes. Covers have the same colours in both themes. */
const palettes: Record<CoverPalette, { g: string; a: string; b: string; c: string }> = {
  night: { g: '#1C1322', a: '#FF6BB1', b: '#43324E', c: '#F8F1E6' },
  rose: { g: '#FBE1EC', a: '#DB1272', b: '#E9A9C6', c: '#1C1322' },
  teal: { g: '#0B5F5C', a: '#F4BE62', b: '#1E7D78', c: '#D8ECE6' },
  sand: { g: '#E9DDC8', a: '#DB1272', b: '#CDBBA0', c: '#1C1322' },
  sun: { g: '#F0B04A', a: '#DB1272', b: '#DB9426', c: '#1C1322' },
  pink: { g: '#DB1272', a: '#F4BE62', b: '#B30B5B', c: '#FFFDFA' },
  plum: { g: '#6A3F6B', a: '#F4BE62', b: '#8A5C86', c: '#F8F1E6' },
  indigo: { g: '#282B52', a: '#FF6BB1', b: '#4A4F92', c: '#AEB4FF' },
  mint: { g: '#CBE6DE', a: '#DB1272', b: '#8FC9BC', c: '#0B5F5C' },
  sky: { g: '#C3D5EA', a: '#DB1272', b: '#94B2D8', c: '#282B52' },
  clay: { g: '#B9482F', a: '#F8F1E6', b: '#9A3520', c: '#F4BE62' },
}

export type Cover = {
  slug: string
  gesture: CoverGesture
  palette: CoverPalette
  density: number
}

/** Hashes a slug with FNV-1a. */
const hashSlug = (slug: string) =>
  [...slug].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )

/** Creates a mulberry32 generator. */
function createRandom(start: number): () => number {
  let seed = start
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Path = { fill: string; d: string }

/** Joins adjacent lobes of the same colour into one path, which makes lattices a third smaller. */
function joinShapes(shapes: CoverShape[], colours: (typeof palettes)[CoverPalette]): string {
  const paths: (Path | string)[] = []
  for (const shape of shapes) {
    const fill = colours[shape.colour]
    const last = paths.at(-1)
    if ('circle' in shape) {
      const { x, y, r } = shape.circle
      paths.push(`<circle fill="${fill}" cx="${x.toFixed(1)}" cy="${y}" r="${r}"/>`)
    } else if (typeof last === 'object' && last.fill === fill) last.d += shape.path
    else paths.push({ fill, d: shape.path })
  }
  return paths
    .map(path => (typeof path === 'string' ? path : `<path fill="${path.fill}" d="${path.d}"/>`))
    .join('')
}

/** Draws the cover as an SVG; the same slug always produces the same picture. */
export function drawCover({ slug, gesture, palette, density }: Cover): string {
  const colours = palettes[palette]
  const shapes = shapeGenerators[gesture](createRandom(hashSlug(slug)), density)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" preserveAspectRatio="xMidYMid slice"><rect width="240" height="240" fill="${colours.g}"/>${joinShapes(shapes, colours)}</svg>`
}

const isOneOf = <T extends string>(known: readonly T[], value: string | undefined): value is T =>
  known.some(one => one === value)

/** Parses a cover's file name, as built by `paths.cover`; null if it is invalid. */
export function parseCoverName(name: string): Cover | null {
  if (name.length > 120) return null
  const [gesture, palette, density = '', ...slug] = name.split('_')
  if (!isOneOf(coverGestures, gesture) || !isOneOf(coverPalettes, palette)) return null
  if (!/^[3-9]$/.test(density) || !/^[a-z0-9-]{1,80}$/.test(slug.join('_'))) return null
  return { gesture, palette, density: Number(density), slug: slug.join('_') }
}

const paletteNames: readonly string[] = coverPalettes

type WithCover = { cover: { palette: string } }

/** Changes palettes so that no two neighbours share one: the second of them gets the next palette. */
export function separatePalettes<T extends WithCover>(playlists: readonly T[]): T[] {
  const separated: T[] = []
  for (const playlist of playlists) {
    const palette = paletteNames.indexOf(playlist.cover.palette)
    const same = separated.at(-1)?.cover.palette === playlist.cover.palette
    const next = paletteNames[(palette + 1) % paletteNames.length] ?? playlist.cover.palette
    separated.push(same ? { ...playlist, cover: { ...playlist.cover, palette: next } } : playlist)
  }
  return separated
}
