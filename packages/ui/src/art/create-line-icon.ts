import { createElement, forwardRef, type ReactElement, type SVGProps } from 'react'

type Attributes = Readonly<Record<string, string>>

export type IconData = {
  node: readonly (readonly [tag: string, attributes: Attributes])[]
}

/** Converts each kind of element to path data. `M0 0` is added, because a path may start relative to it. */
const shapes: Record<string, (attributes: Attributes) => string> = {
  path: ({ d }) => `M0 0${d}`,
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  circle: ({ cx, cy, r = '0' }) =>
    `M${cx} ${cy}m-${r} 0a${r} ${r} 0 1 0 ${2 * +r} 0a${r} ${r} 0 1 0-${2 * +r} 0`,
  rect({ x = '0', y = '0', width = '0', height = '0', rx: r = '0' }) {
    const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${+r * right} ${+r * down}`
    const [across, along] = [+width - 2 * +r, +height - 2 * +r]
    return `M${+x + +r} ${y}h${across}${corner(1, 1)}v${along}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-along}${corner(1, -1)}`
  },
}

function draw({ node }: IconData): ReactElement[] {
  const outlines = node.filter(([, { fill }]) => !fill)
  const d = outlines.map(([tag, attributes]) => {
    const shape = shapes[tag]
    if (!shape) throw new Error(`An icon has a ${tag}, which is not drawn as a path`)
    return shape(attributes)
  })
  return [
    createElement('path', { key: 'lines', d: d.join('').replace(/M0 0(?=M)/g, '') }),
    ...node.filter(([, { fill }]) => fill).map(([tag, attributes]) => createElement(tag, attributes)),
  ]
}

/**
 * Replaces `createLucideIcon` in builds (`vite/line-icons.mjs`). All outlines of an icon become one path,
 * created only once. The original renders every line as an element and computes its attributes on every
 * render.
 */
export default function createLineIcon(data: IconData) {
  const drawn = draw(data)
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>((props, ref) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
        ref,
      },
      drawn,
    ),
  )
}
