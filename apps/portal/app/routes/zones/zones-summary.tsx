import type { ZoneState, ZoneStateCounts } from '@bgm/api-client'
import type { ReactNode } from 'react'
import { ZoneGlyphSymbol } from '#app/components/zone-glyph'
import { useText } from '#app/text'

const order: ZoneState[] = ['error', 'not-licensed', 'offline', 'not-paired', 'paused', 'silent', 'playing']
const tones: Record<ZoneState, string> = {
  playing: 'text-on-deep',
  paused: 'text-deep-amber',
  silent: 'text-[#aeb4ff]',
  offline: 'text-deep-accent',
  'not-paired': 'text-on-deep-muted',
  'not-licensed': 'text-deep-accent',
  error: 'text-deep-accent',
}

/** The states that need attention. */
export const attentionStates: ZoneState[] = ['offline', 'not-paired', 'not-licensed', 'error']

/** Above this number of zones, the lattice shows only the first ones, which are those with problems. */
const maxGlyphs = 1_200

const panel = {
  wide: 'md:grid-cols-[minmax(15rem,auto)_minmax(0,1fr)]',
  withAside:
    'md:grid-cols-[minmax(13rem,auto)_minmax(0,1fr)] xl:grid-cols-[minmax(13rem,auto)_minmax(0,1fr)_auto]',
}

/** The number of zones that are playing and that need attention, with one glyph per zone, and what comes next. */
export function ZonesSummary({ states, aside }: { states: ZoneStateCounts; aside?: ReactNode }) {
  const t = useText()
  const total = Object.values(states).reduce((sum, count) => sum + count, 0)
  const attention = attentionStates.reduce((sum, state) => sum + states[state], 0)
  const parts = [
    attention > 0 ? t('zones.summary.attention', { count: attention }) : '',
    states.paused > 0 ? t('zones.summary.paused', { count: states.paused }) : '',
    states.silent > 0 ? t('zones.summary.silent', { count: states.silent }) : '',
  ].filter(Boolean)
  if (total === 0) return null
  return (
    <section
      aria-label={t('zones.summary.label')}
      className={`on-deep mb-5 grid items-center gap-x-10 gap-y-4 rounded-leaf-panel px-[clamp(1.5rem,3.4vw,2.75rem)] py-5 ${aside ? panel.withAside : panel.wide}`}
    >
      <div>
        <p className="text-[1.0625rem] font-semibold text-muted">
          <b className="mr-1.5 text-[2.25rem] leading-[1.05] font-[750] tracking-[-0.045em] text-ink tabular-nums">
            {states.playing}
          </b>{' '}
          {t('zones.summary.playing', { total })}
        </p>
        <p className="mt-1 text-label text-muted">
          {parts.length > 0 ? `${parts.join(', ')}.` : t('zones.summary.calm')}
        </p>
      </div>
      <ZoneGlyphs states={states} />
      {aside}
    </section>
  )
}

/** The colours on the dark panel and on a light surface. */
const looks: Record<'deep' | 'surface', Record<ZoneState, string>> = {
  deep: tones,
  surface: {
    playing: 'text-ink',
    paused: 'text-warn',
    silent: 'text-info',
    offline: 'text-bad',
    'not-paired': 'text-muted',
    'not-licensed': 'text-bad',
    error: 'text-bad',
  },
}
type Look = keyof typeof looks

const symbolId = (look: Look, state: ZoneState) => `zone-${look}-${state}`

/** The symbols that `ZoneGlyphRow` uses; once on a page for each look. */
export const ZoneGlyphSymbols = ({ look }: { look: Look }) => (
  <svg aria-hidden="true" className="absolute size-0">
    {order.map(state => (
      <ZoneGlyphSymbol key={state} id={symbolId(look, state)} state={state} className={looks[look][state]} />
    ))}
  </svg>
)

/**
 * One glyph per zone, with problems first. It is decorative, because the numbers beside it express the same.
 */
export function ZoneGlyphRow({
  states,
  look,
  className,
}: {
  states: ZoneStateCounts
  look: Look
  className: string
}) {
  const glyphs = order
    .flatMap(state => Array.from({ length: states[state] }, () => state))
    .slice(0, maxGlyphs)
  return (
    <div className={`flex flex-wrap ${className}`}>
      {glyphs.map((state, place) => (
        <svg key={place} aria-hidden="true">
          <use href={`#${symbolId(look, state)}`} />
        </svg>
      ))}
    </div>
  )
}

/** The glyphs on the dark panel, smaller the more zones there are. */
export function ZoneGlyphs({
  states,
  className = 'md:justify-end',
}: {
  states: ZoneStateCounts
  className?: string
}) {
  const count = Object.values(states).reduce((sum, zones) => sum + zones, 0)
  const size = count > 240 ? '*:size-2.5' : count > 60 ? '*:size-4' : count > 12 ? '*:size-6' : '*:size-10'
  const gap = count > 60 ? 'gap-0.5' : 'gap-x-3 gap-y-2'
  return (
    <div>
      <ZoneGlyphSymbols look="deep" />
      <ZoneGlyphRow states={states} look="deep" className={`${size} ${gap} ${className}`} />
    </div>
  )
}
