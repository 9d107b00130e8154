interface Row {
  key: string
  short: string
  value: number
  text: string
}

const step = 52
const high = 104

/** Plain bars with their numbers, for sight alone: the same figures stand in the table below. */
export function EndingBars({ rows }: { rows: Row[] }) {
  const peak = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <svg viewBox={`0 0 ${rows.length * step} 150`} aria-hidden="true" className="mb-3 h-auto w-full">
      {rows.map(({ key, short, value, text }, index) => {
        const height = value === 0 ? 3 : Math.max(6, Math.round((value / peak) * high))
        const x = index * step + step / 2
        return (
          <g key={key} className="text-[13px]">
            <rect
              x={x - 12}
              y={126 - height}
              width={24}
              height={height}
              rx={6}
              className={value === 0 ? 'fill-line' : value === peak ? 'fill-accent' : 'fill-line-strong'}
            />
            {value > 0 ? (
              <text x={x} y={120 - height} textAnchor="middle" className="fill-ink font-semibold">
                {text}
              </text>
            ) : null}
            <text x={x} y={145} textAnchor="middle" className="fill-muted font-semibold">
              {short}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
