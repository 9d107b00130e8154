import { lobeAt } from '@bgm/ui'

/** A row of lobes, 8 apart: half heights of what was heard, in pink, and of what is to come. */
export function Wave({ heard, ahead, className }: { heard: number[]; ahead: number[]; className?: string }) {
  const lobes = [...heard, ...ahead]
  return (
    <svg
      viewBox={`0 0 ${lobes.length * 8} 44`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      {[heard, ahead].map((group, part) => (
        <path
          key={part === 0 ? 'heard' : 'ahead'}
          className={part === 0 ? 'fill-accent' : 'fill-line-strong opacity-55'}
          d={group
            .map((half, index) => lobeAt(half, 4.2, { x: 4 + (index + part * heard.length) * 8, y: 22 }))
            .join('')}
        />
      ))}
    </svg>
  )
}

/** Eight lobes, 15 apart, in the colour of the box: a mood. */
export function MoodWave({ halves, className }: { halves: readonly number[]; className?: string }) {
  return (
    <svg viewBox="0 0 120 40" aria-hidden="true" className={className}>
      <path d={halves.map((half, index) => lobeAt(half, 7.3, { x: 8 + index * 15, y: 20 })).join('')} />
    </svg>
  )
}
