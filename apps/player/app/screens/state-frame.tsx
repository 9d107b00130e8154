import type { Bundle } from '@bgm/validation'
import type { ReactNode } from 'react'
import { Clock } from '#app/components/clock'
import { LiveCode } from '#app/components/live-code'
import { StateBadge, type Tone } from '#app/components/state-badge'
import { useTranslator } from '#app/text'

type StateFrameProps = {
  tone: Tone
  badge: string
  title: string
  /** Sentences that explain the state, what happens automatically, and what somebody has to do. */
  children: ReactNode
  picture?: ReactNode
  bundle?: Bundle | null
  zoneName?: string
  withRoyalty?: boolean
}

/** The frame for every state: badge, clock, heading, sentences, one illustration and the zone. */
export function StateFrame(props: StateFrameProps) {
  const { tone, badge, title, children, picture, bundle = null, zoneName, withRoyalty } = props
  const text = useTranslator()
  return (
    <div className="state drift-x">
      <div className="drift-y">
        <header>
          <StateBadge tone={tone} label={badge} />
          <Clock bundle={bundle} />
        </header>
        <div className="state-body">
          <div role="status">
            <h1>{title}</h1>
            {children}
          </div>
          {picture}
        </div>
        <footer>
          <b>{bundle?.zone.name ?? zoneName}</b> <span>{bundle?.zone.business_unit}</span>
          {bundle ? <LiveCode bundle={bundle} /> : null}
          {withRoyalty && bundle ? (
            <span className="state-end">{text(`royalty.${bundle.royalty}`).replace(/\.$/, '')}</span>
          ) : null}
        </footer>
      </div>
    </div>
  )
}

/** Shows pairs of a name and a value side by side, some with a note below. */
export function Facts({ facts }: { facts: [name: string, value: string, note?: string][] }) {
  if (facts.length === 0) return null
  return (
    <dl className="facts">
      {facts.map(([name, value, note]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
