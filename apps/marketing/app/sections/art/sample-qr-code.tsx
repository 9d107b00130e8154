/** A QR code of the text "CONTOH LISENSI"; it is not a valid licence. */
const rows =
  'M0 .5h7m2 0h1m1 0h2m1 0h7M0 1.5h1m5 0h1m1 0h2m4 0h1m5 0h1M0 2.5h1m1 0h3m1 0h1m1 0h2m2 0h1m1 0h1m1 0h3m1 0h1M0 3.5h1m1 0h3m1 0h1m1 0h1m1 0h3m1 0h1m1 0h3m1 0h1M0 4.5h1m1 0h3m1 0h1m2 0h1m1 0h2m1 0h1m1 0h3m1 0h1M0 5.5h1m5 0h1m2 0h2m1 0h1m1 0h1m5 0h1M0 6.5h7m1 0h1m1 0h1m1 0h1m1 0h7M8 7.5h1m1 0h3M0 8.5h1m5 0h1m1 0h3m1 0h3m2 0h3M0 9.5h1m1 0h2m3 0h2m3 0h1m1 0h3m3 0h1M3 10.5h9m1 0h1m4 0h2M0 11.5h1m1 0h2m4 0h3m3 0h1m1 0h5M1 12.5h1m2 0h5m1 0h1m5 0h1m1 0h3M8 13.5h5m5 0h1m1 0h1M0 14.5h7m2 0h2m1 0h3m2 0h2M0 15.5h1m5 0h1m2 0h5m1 0h1m2 0h2M0 16.5h1m1 0h3m1 0h1m2 0h1m2 0h8M0 17.5h1m1 0h3m1 0h1m3 0h1m1 0h1m1 0h1m3 0h1M0 18.5h1m1 0h3m1 0h1m2 0h2m2 0h2m1 0h2m1 0h2M0 19.5h1m5 0h1m8 0h4m1 0h1M0 20.5h7m1 0h1m2 0h1m3 0h1m1 0h1'

/** The code is decorative. Its viewBox includes the quiet zone. */
export function SampleQrCode({ className }: { className?: string }) {
  return (
    <svg viewBox="-3 -3 27 27" shapeRendering="crispEdges" aria-hidden="true" className={className}>
      <rect x="-3" y="-3" width="27" height="27" fill="#fff" />
      <path stroke="#1c1322" d={rows} />
    </svg>
  )
}
