import { createLobePath } from '@bgm/ui'

/** A progress bar in the shape of a wave. The arrays contain half heights; the played part is pink. */
export function Wave({
  played,
  upcoming,
  className,
}: {
  played: number[]
  upcoming: number[]
  className?: string
}) {
  const lobes = [...played, ...upcoming]
  return (
    <svg
      viewBox={`0 0 ${lobes.length * 8} 44`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {[played, upcoming].map((group, part) => (
        <path
          key={part === 0 ? 'played' : 'upcoming'}
          className={part === 0 ? 'fill-accent' : 'fill-line-strong opacity-55'}
          d={group
            .map((half, index) =>
              createLobePath(half, 4.2, { x: 4 + (index + part * played.length) * 8, y: 22 }),
            )
            .join('')}
        />
      ))}
    </svg>
  )
}

/** A wave of eight lobes in the current fill colour. */
export function MoodWave({ halves, className }: { halves: readonly number[]; className?: string }) {
  return (
    <svg viewBox="0 0 120 40" aria-hidden="true" className={className}>
      <path
        d={halves.map((half, index) => createLobePath(half, 7.3, { x: 8 + index * 15, y: 20 })).join('')}
      />
    </svg>
  )
}
