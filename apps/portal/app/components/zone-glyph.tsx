import type { ZoneState } from '@bgm/api-client'

const lobe = (half: number, belly: number) =>
  `M0-${half}C${belly}-${half * 0.45} ${belly} ${half * 0.45} 0 ${half}C-${belly} ${half * 0.45}-${belly}-${half * 0.45} 0-${half}z`

const small = lobe(5, 3.6)
const tall = lobe(9, 4.4)

type Shape = {
  d: string
  at: string
}

const shapes: Record<Exclude<ZoneState, 'not-paired'>, Shape[]> = {
  playing: [
    { d: small, at: '4.5 10' },
    { d: tall, at: '10 10' },
    { d: lobe(6.5, 3.6), at: '15.5 10' },
  ],
  paused: [
    { d: lobe(8, 4.2), at: '6.5 10' },
    { d: lobe(8, 4.2), at: '13.5 10' },
  ],
  silent: ['4 10', '10 10', '16 10'].map(at => ({ d: lobe(2.2, 3.4), at })),
  offline: [
    { d: lobe(5, 3.8), at: '5.5 12) rotate(70' },
    { d: lobe(5, 3.8), at: '14.5 8) rotate(70' },
  ],
  'not-licensed': [
    { d: lobe(5, 4.2), at: '13.6 6.4) rotate(45' },
    { d: lobe(5, 4.2), at: '13.6 13.6) rotate(-45' },
    { d: lobe(5, 4.2), at: '6.4 13.6) rotate(45' },
  ],
  error: [
    { d: lobe(6.5, 5), at: '10 7' },
    { d: 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z', at: '10 17' },
  ],
}

function Shapes({ state }: { state: ZoneState }) {
  if (state !== 'not-paired')
    return shapes[state].map(({ d, at }) => <path key={at} d={d} transform={`translate(${at})`} />)
  return (
    <path
      d={tall}
      transform="translate(10 10)"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeDasharray="2.6 2"
    />
  )
}

/** The glyph for a state, shown next to the state's name. */
export const ZoneGlyph = ({ state, className }: { state: ZoneState; className?: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={`size-5 shrink-0 fill-current ${className ?? ''}`}>
    <Shapes state={state} />
  </svg>
)

/** The glyph for a state as a symbol inside a hidden `svg`, which many `<use>` elements reference. */
export const ZoneGlyphSymbol = ({
  id,
  state,
  className,
}: {
  id: string
  state: ZoneState
  className: string
}) => (
  <symbol id={id} viewBox="0 0 20 20" className={`fill-current ${className}`}>
    <Shapes state={state} />
  </symbol>
)
