import { format } from '@bgm/i18n'
import { useState } from 'react'
import { StateBadge } from '#app/components/state-badge'
import type { ZoneView } from '#app/engine/view'
import { useNow, usePlayer } from '#app/player-context'
import { useLanguage } from '#app/text'
import { getTimeZone } from '#app/zone-format'
import { Card, Row, SettingsActionRow } from './card'

const slow = 1_000

type Check = 'running' | 'good' | 'slow' | 'failed'

/** Shows in plain words whether the server can be reached. */
export function NetworkCard({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const { controls } = usePlayer()
  const [check, setCheck] = useState<Check | null>(null)
  const { lastContact, roundTrip, isOnline, clockOffset, bundle, waitingPlays } = view
  const contact = lastContact === null ? null : now - (performance.now() - lastContact)
  // `|| 0` avoids a minus sign before zero.
  const seconds = format.number(Math.round(clockOffset / 100) / 10 || 0, locale, 1)
  const run = async () => {
    setCheck('running')
    const started = performance.now()
    const responded = await controls?.checkNetwork()
    const result = performance.now() - started > slow ? 'slow' : 'good'
    setCheck(responded ? result : 'failed')
  }
  return (
    <Card title={text('settings.network')}>
      <dl>
        <Row name={text('settings.server')}>
          <StateBadge
            tone={isOnline ? 'ok' : 'warn'}
            label={text(isOnline ? 'settings.connected' : 'settings.disconnected')}
          />
        </Row>
        <Row name={text('settings.response')}>
          {roundTrip === null
            ? text('settings.none')
            : text('settings.milliseconds', { count: Math.round(roundTrip) })}
        </Row>
        <Row name={text('settings.last_contact')}>
          {contact === null
            ? text('settings.none')
            : format.clockWithSeconds(contact, locale, getTimeZone(bundle))}
        </Row>
        <Row name={text('settings.clock_offset')}>{text('settings.seconds', { count: seconds })}</Row>
        <Row name={text('settings.plays')}>{waitingPlays}</Row>
      </dl>
      <SettingsActionRow hint={text(check ? `settings.network_${check}` : 'settings.network_hint')}>
        <button
          type="button"
          className="outline-button"
          disabled={check === 'running'}
          onClick={() => void run()}
        >
          {text('settings.network_check')}
        </button>
      </SettingsActionRow>
    </Card>
  )
}
