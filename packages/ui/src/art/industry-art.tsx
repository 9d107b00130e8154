import { cx } from 'class-variance-authority'
import type { ReactElement } from 'react'
import { type IllustratedIndustry, isIllustratedIndustry } from './industry-picture'
import { industryShapes } from './industry-shapes'
import { createLobePath } from './lobe'

function shape(line: string) {
  const [kind, colour, ...rest] = line.split(' ')
  if (kind === 'path') return <path key={line} className={colour} d={rest.join(' ')} />
  if (kind === 'circle') {
    const [cx, cy, r] = rest
    return <circle key={line} className={colour} cx={cx} cy={cy} r={r} />
  }
  if (kind === 'rect') {
    const [x, y, width, height, rx] = rest
    return <rect key={line} className={colour} x={x} y={y} width={width} height={height} rx={rx} />
  }
  const [half, belly, ...places] = rest
  const lobes = places.map(place => {
    const [x, y, turn] = place.split(',').map(Number)
    return createLobePath(Number(half), Number(belly), { x: x ?? 0, y: y ?? 0, turn: turn ?? 0 })
  })
  return <path key={line} className={colour} d={lobes.join('')} />
}

const drawn = new Map<IllustratedIndustry, ReactElement[]>()

/** Returns the shapes of an industry's illustration, which are created only once. */
export function drawIndustry(industry: IllustratedIndustry): ReactElement[] {
  const known = drawn.get(industry)
  if (known) return known
  const lines = industryShapes[industry].trim().split('\n')
  const shapes = lines.map(line => shape(line.trim()))
  drawn.set(industry, shapes)
  return shapes
}

/** The illustration of an industry with inline shapes, for pages that show it above the fold. */
export function IndustryArt({ industry, className }: { industry: string; className?: string }) {
  const slug = isIllustratedIndustry(industry) ? industry : 'office'
  return (
    <svg viewBox="0 0 120 96" aria-hidden="true" className={cx('illustration h-auto w-full', className)}>
      {drawIndustry(slug)}
    </svg>
  )
}
