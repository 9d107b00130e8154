import { useEffect, useMemo, useRef, useState } from 'react'
import { cellSize, createFieldPaths, type FieldSize, placeholderLevel } from '#app/art/field'
import { usePlayer, useTick } from '#app/player-context'

type TrackFieldProps = {
  playId: string
  seconds: number
  size: FieldSize
  className: string
}

const framesPerSecond = 8

/** Returns the seed of a track's pattern. */
const getSeed = (text: string) =>
  [...text].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7)

/** Returns a column's height. Music has amplitudes of about 0.02 to 0.3; the square root spreads them out. */
const getHeight = (level: number) => Math.min(1, Math.max(0.12, Math.sqrt(level) * 1.9))

/** The field doubles as the progress bar: each column is an equal share of the track. */
export function TrackField({ playId, seconds, size, className }: TrackFieldProps) {
  useTick(1000)
  const { position } = usePlayer()
  const playhead = useAnimatedPlayhead(playId, (position() / seconds) * size.columns)
  const seed = useMemo(() => getSeed(playId), [playId])
  const levels = useLevels(playId, Math.floor(playhead), seed)
  const live = useLiveLevel()
  const paths = createFieldPaths(size, playhead, levels, seed)
  return (
    <svg
      className={`field ${className}`}
      viewBox={`0 0 ${size.columns * cellSize} ${size.rows * cellSize}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={paths.rest} />
      <path className="field-heard" d={paths.heard} />
      <path className="field-recent" d={paths.recent} />
      <path className="field-now" d={paths.now} />
      <path ref={live} className="field-live" d={paths.live} />
    </svg>
  )
}

/** Returns the height of each column played so far; undefined if it was not measured. */
function useLevels(playId: string, column: number, seed: number): (number | undefined)[] {
  const { level } = usePlayer()
  const heard = useRef<{ playId: string; levels: (number | undefined)[] }>({ playId, levels: [] })
  if (heard.current.playId !== playId) heard.current = { playId, levels: [] }
  const { levels } = heard.current
  const now = level()
  if (now > 0)
    levels[column] = Math.max(
      levels[column] ?? 0,
      getHeight(now) * (0.8 + 0.2 * placeholderLevel(seed, column)),
    )
  return levels
}

/** Returns the playhead; after a track change, it moves back to the start within 1.2 seconds. */
function useAnimatedPlayhead(playId: string, playhead: number): number {
  const last = useRef({ playId, playhead })
  const [turning, setTurning] = useState<number | null>(null)
  useEffect(() => {
    if (last.current.playId === playId) {
      last.current.playhead = playhead
      return
    }
    const from = last.current.playhead
    last.current = { playId, playhead }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const started = performance.now()
    const timer = setInterval(() => {
      const share = (performance.now() - started) / 1200
      setTurning(share < 1 ? from * (1 - share) ** 2 : null)
      if (share >= 1) clearInterval(timer)
    }, 40)
    return () => clearInterval(timer)
  }, [playId, playhead])
  return turning ?? playhead
}

/** Scales the columns at the playhead to the current loudness, eight times a second. */
function useLiveLevel() {
  const path = useRef<SVGPathElement>(null)
  const { level } = usePlayer()
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setInterval(() => {
      const scale = 0.86 + 0.14 * Math.min(1, Math.sqrt(level()) * 2)
      path.current?.style.setProperty('transform', `scaleY(${scale.toFixed(3)})`)
    }, 1000 / framesPerSecond)
    return () => clearInterval(timer)
  }, [level])
  return path
}
