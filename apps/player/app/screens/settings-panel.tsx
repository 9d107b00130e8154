import { format, localeNames, locales } from '@bgm/i18n'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { HoursPicture } from '#app/art/lobes'
import { getStoredTheme, storeTheme } from '#app/browser/preferences'
import { StateBadge } from '#app/components/state-badge'
import type { ZoneView } from '#app/engine/view'
import { useNow, usePlayer, useView } from '#app/player-context'
import { useLanguage, useText } from '#app/text'
import { getTimeZone } from '#app/zone-format'

/** Opens a native dialog, which traps focus and closes with Escape. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return dialog
}

export function SettingsPanel({ close }: { close: () => void }) {
  const dialog = useModal()
  const text = useText()
  const view = useView()
  return (
    <dialog
      ref={dialog}
      className="settings"
      aria-labelledby="settings-title"
      onClose={close}
      onPointerDown={event => event.stopPropagation()}
    >
      <header>
        <h2 id="settings-title" className="settings-title">
          {text('settings.title')}
        </h2>
        <button type="button" className="ink-button" onClick={() => dialog.current?.close()}>
          {text('settings.close')}
        </button>
      </header>
      <div className="settings-cards">
        {view.screen === 'zone' ? <NetworkCard view={view} /> : null}
        {view.screen === 'zone' ? <MusicCard view={view} /> : null}
        <DisplayCard />
        <DeviceCard zoneName={view.screen === 'zone' ? view.zoneName : null} />
      </div>
    </dialog>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="settings-card">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="settings-row">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function NetworkCard({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const { lastContact, roundTrip, isOnline, clockOffset, bundle, waitingPlays } = view
  const contact = lastContact === null ? null : now - (performance.now() - lastContact)
  // No minus before a zero.
  const seconds = format.number(Math.round(clockOffset / 100) / 10 || 0, locale, 1)
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
          {contact === null ? text('settings.none') : format.time(contact, locale, getTimeZone(bundle))}
        </Row>
        <Row name={text('settings.clock_offset')}>{text('settings.seconds', { count: seconds })}</Row>
        <Row name={text('settings.plays')}>{waitingPlays}</Row>
      </dl>
    </Card>
  )
}

function MusicCard({ view: { cachedHours, cachedTracks } }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  return (
    <Card title={text('settings.music')}>
      <div className="settings-music">
        <div>
          <p className="settings-figure">
            {text('settings.of_day', { hours: format.number(cachedHours, locale, 1) })}
          </p>
          <p>{text('settings.tracks', { count: cachedTracks })}</p>
        </div>
        <HoursPicture hours={cachedHours} />
      </div>
    </Card>
  )
}

function DisplayCard() {
  const { locale, text, choose } = useLanguage()
  const [theme, setTheme] = useState(getStoredTheme)
  return (
    <Card title={text('settings.display')}>
      <fieldset className="settings-choice">
        <legend>{text('settings.language')}</legend>
        {locales.map(one => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === locale}
            onClick={() => choose(one)}
          >
            {localeNames[one]}
          </button>
        ))}
      </fieldset>
      <fieldset className="settings-choice">
        <legend>{text('settings.theme')}</legend>
        {(['dark', 'light'] as const).map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            onClick={() => {
              storeTheme(one)
              setTheme(one)
            }}
          >
            {text(`settings.${one}`)}
          </button>
        ))}
      </fieldset>
    </Card>
  )
}

function DeviceCard({ zoneName }: { zoneName: string | null }) {
  const text = useText()
  const { appVersion } = usePlayer()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={text('settings.device')}>
      <dl>
        {zoneName ? <Row name={text('settings.zone')}>{zoneName}</Row> : null}
        <Row name={text('settings.version')}>{appVersion}</Row>
      </dl>
      {zoneName ? (
        <div className="settings-unpair">
          <p>{text('settings.unpair_detail')}</p>
          <button type="button" className="outline-button is-bad" onClick={() => setAsking(true)}>
            {text('settings.unpair')}
          </button>
        </div>
      ) : null}
      {isAsking ? <UnpairDialog close={() => setAsking(false)} /> : null}
    </Card>
  )
}

function UnpairDialog({ close }: { close: () => void }) {
  const dialog = useModal()
  const text = useText()
  const { unpair } = usePlayer()
  return (
    <dialog ref={dialog} className="question" aria-labelledby="unpair-title" onClose={close}>
      <h2 id="unpair-title" className="question-title">
        {text('settings.unpair_title')}
      </h2>
      <p>{text('settings.unpair_question')}</p>
      <div className="question-actions">
        <button type="button" className="outline-button" onClick={() => dialog.current?.close()}>
          {text('settings.cancel')}
        </button>
        <button type="button" className="danger-button" onClick={() => void unpair()}>
          {text('settings.unpair')}
        </button>
      </div>
    </dialog>
  )
}
