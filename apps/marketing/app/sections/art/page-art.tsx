type Lobe = [colour: string, x: number, y: number, turn: number, width: number, height: number]

const around = (
  [cx, cy]: [number, number],
  radius: number,
  count: number,
  draw: (index: number) => [colour: string, width: number, height: number],
): Lobe[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count
    const [colour, width, height] = draw(index)
    const x = Math.round(cx + radius * Math.sin((angle * Math.PI) / 180))
    const y = Math.round(cy - radius * Math.cos((angle * Math.PI) / 180))
    return [colour, x, y, angle, width, height]
  })

const row = (heights: number[], colours: string, left: number, step: number, turn = 0, width = 1): Lobe[] =>
  heights.map((height, index) => [
    colours[index % colours.length] ?? 'i',
    left + index * step,
    130,
    turn,
    width,
    height,
  ])

/** The illustration of each page; the letters stand for colour classes. */
const scenes: Record<string, Lobe[]> = {
  // Rotated, leaning and upright lobes, as in `LobeIcon`.
  about: [
    ...around([78, 130], 37, 4, () => ['i', 1.45, 1.45]).map(
      ([colour, x, y, turn, ...size]): Lobe => [
        colour,
        Math.round(78 + (x - 78) * 0.71 - (y - 130) * 0.71),
        Math.round(130 + (x - 78) * 0.71 + (y - 130) * 0.71),
        turn + 45,
        ...size,
      ],
    ),
    ...row([2.5, 2.5, 2.5], 'm', 176, 38, 32, 1.3),
    ...row([1.6, 2.9, 2.1], 'aaa', 302, 36, 0, 1.25),
  ],
  product: row([1, 1.9, 2.8, 1.5, 3.4, 4.3, 2.6, 3.3, 1.8, 1], 'iimiiaimit', 42, 36, 0, 1.25),
  license: [
    ...around([250, 130], 84, 14, index => [index % 2 ? 'm' : 'i', 1.15, 1.35]),
    ...around([250, 130], 24, 4, () => ['a', 0.9, 1]),
  ],
  clients: [
    ...row([1.5, 2.2, 1.8, 2.5, 1.6, 2.1, 1.7], 'imtiisi', 60, 50, 0, 1.3).map(
      ([colour, x, , ...rest]): Lobe => [colour, x, 82, ...rest],
    ),
    ...row([2, 1.6, 2.4, 1.7, 2.3, 1.6, 2.2], 'tiaimii', 60, 50, 0, 1.3).map(
      ([colour, x, , ...rest]): Lobe => [colour, x, 190, ...rest],
    ),
  ],
  // Lobes in the shape of a question mark.
  faq: [
    ...[-62, -14, 34, 82, 130].map((angle): Lobe => {
      const turn = (angle * Math.PI) / 180
      const [x, y] = [Math.round(250 + 54 * Math.sin(turn)), Math.round(88 - 54 * Math.cos(turn))]
      return ['i', x, y, angle + 90, 1.3, 1.05]
    }),
    ['m', 250, 168, 0, 1.3, 1.05],
    ['a', 250, 222, 0, 1.45, 0.8],
  ],
  contact: [
    ...row([1.2, 2.1, 3.1], 'iii', 70, 46, 0, 1.4),
    ['a', 220, 130, 90, 1.3, 1.5],
    ...row([3.1, 2.1, 1.2], 'mmm', 278, 46, 0, 1.4),
  ],
  // Two lobes that touch each other.
  'become-partner': [
    ['i', 146, 82, -45, 2.5, 2.4],
    ['i', 146, 178, 45, 2.5, 2.4],
    ['a', 225, 130, 0, 1.7, 4.1],
    ['m', 304, 82, 45, 2.5, 2.4],
    ['m', 304, 178, -45, 2.5, 2.4],
  ],
}

const parang = row([4.4, 4.4, 4.4, 4.4, 4.4, 4.4], 'iimiai', 64, 58, 32, 1.7)

/** The illustration beside a page title. Legal pages share the row of leaning lobes. */
export function PageArt({
  page,
  align = 'xMaxYMid',
  className,
}: {
  page: string
  align?: 'xMaxYMid' | 'xMidYMid'
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 420 260"
      preserveAspectRatio={`${align} meet`}
      aria-hidden="true"
      className={`illustration ${className ?? ''}`}
    >
      {(scenes[page] ?? parang).map(([colour, x, y, turn, width, height]) => (
        <path
          key={`${x} ${y} ${turn}`}
          className={colour}
          transform={`translate(${x} ${y})rotate(${turn})scale(${width} ${height})`}
          d="M0-24C13-10 13 10 0 24C-13 10-13-10 0-24z"
        />
      ))}
    </svg>
  )
}
