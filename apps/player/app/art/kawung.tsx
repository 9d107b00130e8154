import { useMemo } from 'react'
import { cellSize, createFieldPaths } from './field'

/** A static kawung pattern that fills its panel and is cropped by it. */
export function Kawung({ columns = 40, rows = 6 }: { columns?: number; rows?: number }) {
  const paths = useMemo(() => createFieldPaths({ columns, rows }, -100, [], 11), [columns, rows])
  return (
    <svg
      className="field"
      viewBox={`0 0 ${columns * cellSize} ${rows * cellSize}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <path d={paths.rest} />
      <path className="field-heard" d={paths.heard} />
    </svg>
  )
}
