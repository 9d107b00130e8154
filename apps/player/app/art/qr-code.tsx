import { useMemo } from 'react'
import { encode } from 'uqr'

const quietZoneModules = 4

/** A QR code on a paper-coloured background, with a quiet zone of four modules. */
export function QrCode({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(value, { ecc: 'M', border: 0 })
    const modules = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
    )
    return { size: code.size, path: modules.join('') }
  }, [value])
  const width = size + 2 * quietZoneModules
  return (
    <svg
      className="qr"
      viewBox={`${-quietZoneModules} ${-quietZoneModules} ${width} ${width}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect className="qr-plate" x={-quietZoneModules} y={-quietZoneModules} width={width} height={width} />
      <path className="qr-ink" d={path} />
    </svg>
  )
}
