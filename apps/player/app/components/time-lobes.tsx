import { createLobePath } from '@bgm/ui'

/** One upright lobe for each remaining part of the time; the lobes for elapsed parts lie flat. */
export function TimeLobes({ left, of, className }: { left: number; of: number; className?: string }) {
  return (
    <svg viewBox={`0 0 ${of * 10} 16`} aria-hidden="true" className={className}>
      <path d={getLobes(0, left, 7)} />
      <path className="time-past" d={getLobes(left, of, 2)} />
    </svg>
  )
}

const getLobes = (from: number, until: number, half: number) =>
  Array.from({ length: until - from }, (_, index) =>
    createLobePath(half, half * 0.6, { x: 5 + (from + index) * 10, y: 8 }),
  ).join('')
