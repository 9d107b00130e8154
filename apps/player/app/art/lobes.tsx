import { createLobePath } from '@bgm/ui'

type Shape = {
  x: number
  y: number
  turn?: number
  half: number
  belly: number
  tone: 'rest' | 'on' | 'now'
}

/**
 * An illustration made of lobes in a 200 × 200 square. The pink lobes pulse, so that a static screen does not
 * look frozen.
 */
function Picture({ shapes }: { shapes: Shape[] }) {
  const getPath = (tone: Shape['tone']) =>
    shapes
      .filter(shape => shape.tone === tone)
      .map(({ half, belly, ...place }) => createLobePath(half, belly, place))
      .join('')
  return (
    <svg className="picture" viewBox="0 0 200 200" aria-hidden="true">
      <path className="picture-rest" d={getPath('rest')} />
      <path className="picture-on" d={getPath('on')} />
      <path className="picture-now" d={getPath('now')} />
    </svg>
  )
}

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))

/** Illustrates that no music is playing: small lobes around a large pink one. */
export function QuietPicture() {
  const shapes = grid(5, 5).map(({ column, row }): Shape => {
    const place = { x: 20 + column * 40, y: 20 + row * 40 }
    const isMiddle = column === 2 && row === 2
    return isMiddle
      ? { ...place, half: 17, belly: 9.9, tone: 'now' }
      : { ...place, half: 7.5, belly: 6.6, tone: 'rest' }
  })
  return <Picture shapes={shapes} />
}

/** Shows the cached hours as large lobes, up to 24; the last one is pink. */
export function HoursPicture({ hours }: { hours: number }) {
  const full = Math.min(24, Math.max(0, Math.round(hours)))
  const shapes = grid(6, 4).map(({ column, row }): Shape => {
    const place = { x: 25 + column * 30, y: 28 + row * 48 }
    const index = row * 6 + column
    if (index >= full) return { ...place, half: 6, belly: 6.6, tone: 'rest' }
    return { ...place, half: 22, belly: 11.9, tone: index === full - 1 ? 'now' : 'on' }
  })
  return <Picture shapes={shapes} />
}

/** Four kawung motifs around an upright lobe. */
export function PauseForPrayerPicture() {
  const centres = [54, 146]
  const shapes = centres.flatMap(y =>
    centres.flatMap(x =>
      [45, 135, 225, 315].map((turn): Shape => {
        const angle = ((turn - 90) * Math.PI) / 180
        return {
          x: x + 25 * Math.cos(angle),
          y: y + 25 * Math.sin(angle),
          turn,
          half: 21.2,
          belly: 18.8,
          tone: 'rest',
        }
      }),
    ),
  )
  return <Picture shapes={[...shapes, { x: 100, y: 100, half: 23, belly: 11.9, tone: 'now' }]} />
}

/** A clock face of twelve lobes, one of which is pink for each hour by which the device's clock is wrong. */
export function ClockPicture({ hours }: { hours: number }) {
  const wrong = Math.min(12, Math.max(1, Math.round(Math.abs(hours))))
  const shapes = Array.from({ length: 12 }, (_, hour): Shape => {
    const angle = ((hour * 30 - 90) * Math.PI) / 180
    const isWrong = hour >= 3 && hour < 3 + wrong
    return {
      x: 100 + 72 * Math.cos(angle),
      y: 100 + 72 * Math.sin(angle),
      turn: hour * 30,
      half: isWrong ? 24 : 17,
      belly: isWrong ? 13.2 : 9.2,
      tone: isWrong ? 'now' : 'rest',
    }
  })
  return <Picture shapes={shapes} />
}

/** A row of lobes that get taller towards the middle, like a voice getting louder and quieter again. */
export function AnnouncementPicture() {
  const heights = [12, 22, 36, 54, 78, 54, 36, 22, 12]
  const shapes = heights.map((half, index): Shape => {
    const isMiddle = index === 4
    return { x: 20 + index * 20, y: 100, half, belly: 10, tone: isMiddle ? 'now' : 'on' }
  })
  return <Picture shapes={shapes} />
}

/** Two upright lobes as the bars of a pause symbol. */
export function PausedPicture() {
  const rest = grid(5, 5).flatMap(({ column, row }): Shape[] =>
    column >= 1 && column <= 3 && row >= 1 && row <= 3
      ? []
      : [{ x: 20 + column * 40, y: 20 + row * 40, half: 7.5, belly: 6.6, tone: 'rest' }],
  )
  const bars = [76, 124].map((x): Shape => ({ x, y: 100, half: 52, belly: 21, tone: 'now' }))
  return <Picture shapes={[...rest, ...bars]} />
}
