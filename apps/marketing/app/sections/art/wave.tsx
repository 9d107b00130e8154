import { lobePath } from '@bgm/ui'

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
        <g
          key={part === 0 ? 'heard' : 'ahead'}
          className={part === 0 ? 'fill-accent' : 'fill-line-strong opacity-55'}
        >
          {group.map((half, index) => {
            const x = 4 + (index + part * heard.length) * 8
            return <path key={x} transform={`translate(${x} 22)`} d={lobePath(half, 4.2)} />
          })}
        </g>
      ))}
    </svg>
  )
}

/** Eight lobes, 15 apart, in the colour of the box: a mood. */
export function MoodWave({ halves, className }: { halves: readonly number[]; className?: string }) {
  return (
    <svg viewBox="0 0 120 40" aria-hidden="true" className={className}>
      {halves.map((half, index) => (
        <path key={8 + index * 15} transform={`translate(${8 + index * 15} 20)`} d={lobePath(half, 7.3)} />
      ))}
    </svg>
  )
}
