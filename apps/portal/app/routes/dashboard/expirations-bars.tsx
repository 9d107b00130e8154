type Row = {
  name: string
  short: string
  value: number
  text: string
}

const high = 104
const sizes = {
  wide: { step: 52, text: 'text-[18px] @min-[30rem]:text-[15px] @min-[40rem]:text-[12px]' },
  narrow: { step: 40, text: 'text-[12px]' },
}

/**
 * Bars with their values, hidden from assistive technology, which reads the table instead. On phones, only
 * the seven months around the first expiry are shown.
 */
export function ExpirationsBars({ rows }: { rows: Row[] }) {
  const first = rows.findIndex(({ value }) => value > 0)
  const from = Math.max(0, Math.min(first - 1, rows.length - 7))
  return (
    <div className="@container">
      <Bars rows={rows} size="wide" className="h-auto w-full max-sm:hidden" />
      <Bars rows={rows.slice(from, from + 7)} size="narrow" className="h-auto w-full sm:hidden" />
    </div>
  )
}

function Bars({ rows, size, className }: { rows: Row[]; size: keyof typeof sizes; className: string }) {
  const { step, text: font } = sizes[size]
  const peak = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <svg viewBox={`0 0 ${rows.length * step} 152`} aria-hidden="true" className={className}>
      {rows.map(({ name, short, value, text }, index) => {
        const height = value === 0 ? 3 : Math.max(6, Math.round((value / peak) * high))
        const x = index * step + step / 2
        return (
          <g key={name} className={font}>
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
            <text x={x} y={146} textAnchor="middle" className="fill-muted font-semibold">
              {short}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
