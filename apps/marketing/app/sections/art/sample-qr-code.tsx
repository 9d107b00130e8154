/** A QR code of the text "CONTOH LISENSI"; it is not a valid licence. */
const modules =
  'M0 0h7v1h-7zM9 0h1v1h-1zM11 0h2v1h-2zM14 0h7v1h-7zM0 1h1v1h-1zM6 1h1v1h-1zM8 1h2v1h-2zM14 1h1v1h-1zM20 1h1v1h-1zM0 2h1v1h-1zM2 2h3v1h-3zM6 2h1v1h-1zM8 2h2v1h-2zM12 2h1v1h-1zM14 2h1v1h-1zM16 2h3v1h-3zM20 2h1v1h-1zM0 3h1v1h-1zM2 3h3v1h-3zM6 3h1v1h-1zM8 3h1v1h-1zM10 3h3v1h-3zM14 3h1v1h-1zM16 3h3v1h-3zM20 3h1v1h-1zM0 4h1v1h-1zM2 4h3v1h-3zM6 4h1v1h-1zM9 4h1v1h-1zM11 4h2v1h-2zM14 4h1v1h-1zM16 4h3v1h-3zM20 4h1v1h-1zM0 5h1v1h-1zM6 5h1v1h-1zM9 5h2v1h-2zM12 5h1v1h-1zM14 5h1v1h-1zM20 5h1v1h-1zM0 6h7v1h-7zM8 6h1v1h-1zM10 6h1v1h-1zM12 6h1v1h-1zM14 6h7v1h-7zM8 7h1v1h-1zM10 7h3v1h-3zM0 8h1v1h-1zM6 8h1v1h-1zM8 8h3v1h-3zM12 8h3v1h-3zM17 8h3v1h-3zM0 9h1v1h-1zM2 9h2v1h-2zM7 9h2v1h-2zM12 9h1v1h-1zM14 9h3v1h-3zM20 9h1v1h-1zM3 10h9v1h-9zM13 10h1v1h-1zM18 10h2v1h-2zM0 11h1v1h-1zM2 11h2v1h-2zM8 11h3v1h-3zM14 11h1v1h-1zM16 11h5v1h-5zM1 12h1v1h-1zM4 12h5v1h-5zM10 12h1v1h-1zM16 12h1v1h-1zM18 12h3v1h-3zM8 13h5v1h-5zM18 13h1v1h-1zM20 13h1v1h-1zM0 14h7v1h-7zM9 14h2v1h-2zM12 14h3v1h-3zM17 14h2v1h-2zM0 15h1v1h-1zM6 15h1v1h-1zM9 15h5v1h-5zM15 15h1v1h-1zM18 15h2v1h-2zM0 16h1v1h-1zM2 16h3v1h-3zM6 16h1v1h-1zM9 16h1v1h-1zM12 16h8v1h-8zM0 17h1v1h-1zM2 17h3v1h-3zM6 17h1v1h-1zM10 17h1v1h-1zM12 17h1v1h-1zM14 17h1v1h-1zM18 17h1v1h-1zM0 18h1v1h-1zM2 18h3v1h-3zM6 18h1v1h-1zM9 18h2v1h-2zM13 18h2v1h-2zM16 18h2v1h-2zM19 18h2v1h-2zM0 19h1v1h-1zM6 19h1v1h-1zM15 19h4v1h-4zM20 19h1v1h-1zM0 20h7v1h-7zM8 20h1v1h-1zM11 20h1v1h-1zM15 20h1v1h-1zM17 20h1v1h-1z'

/** Decorative. The viewBox includes the quiet zone. */
export function SampleQrCode({ className }: { className?: string }) {
  return (
    <svg viewBox="-3 -3 27 27" shapeRendering="crispEdges" aria-hidden="true" className={className}>
      <rect x="-3" y="-3" width="27" height="27" fill="#fff" />
      <path fill="#1c1322" d={modules} />
    </svg>
  )
}
