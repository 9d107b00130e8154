export type Point = [number, number]
/** An SVG path in points and its fill. */
export type Shape = { path: string; fill: string }
type Lobe = { at: Point; length: number; width: number; degrees?: number }

/** A lens around a point, `length` from tip to tip. */
export function lobePath({ at: [cx, cy], length, width, degrees = 0 }: Lobe): string {
  const angle = (degrees * Math.PI) / 180
  const [half, belly, pull] = [length / 2, width * 0.66, length * 0.225]
  const at = (x: number, y: number) =>
    [cx + x * Math.cos(angle) - y * Math.sin(angle), cy + x * Math.sin(angle) + y * Math.cos(angle)]
      .map(value => value.toFixed(2))
      .join(' ')
  return `M${at(0, -half)}C${at(belly, -pull)} ${at(belly, pull)} ${at(0, half)}C${at(-belly, pull)} ${at(-belly, -pull)} ${at(0, -half)}Z`
}
