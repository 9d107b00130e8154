import { format } from '@bgm/i18n'
import { useState, useSyncExternalStore } from 'react'
import { installState, showInstallPrompt } from '#app/browser/install-prompt'
import type { ZoneView } from '#app/engine/view'
import { usePlayer } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { getTimeZone } from '#app/zone-format'
import { Card, Row, SettingsActionRow } from './card'
import { useModal } from './use-modal'

/** Shows the app version, installation and pairing of this device. */
export function DeviceCard({ view }: { view: ZoneView | null }) {
  const { locale, text } = useLanguage()
  const { appVersion } = usePlayer()
  const installation = useSyncExternalStore(installState.subscribe, installState.get)
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={text('settings.device')}>
      <dl>
        <Row name={text('settings.version')}>{appVersion}</Row>
        {view ? (
          <Row name={text('settings.update')}>
            {text(view.isUpdateReady ? 'settings.update_ready' : 'settings.update_none')}
          </Row>
        ) : null}
        {view?.pairedAt ? (
          <Row name={text('settings.paired')}>
            {format.date(view.pairedAt, locale, getTimeZone(view.bundle))}
          </Row>
        ) : null}
        {view ? <Row name={text('settings.key')}>{view.keyId ?? text('settings.no_key')}</Row> : null}
        {installation === 'installed' ? (
          <Row name={text('settings.app')}>{text('settings.installed')}</Row>
        ) : null}
      </dl>
      {installation === 'installed' ? null : (
        <SettingsActionRow
          name={text('settings.app')}
          hint={text(installation === 'possible' ? 'settings.install_hint' : 'settings.install_menu')}
        >
          {installation === 'possible' ? (
            <button type="button" className="outline-button" onClick={() => void showInstallPrompt()}>
              {text('settings.install')}
            </button>
          ) : null}
        </SettingsActionRow>
      )}
      {view ? (
        <SettingsActionRow hint={text('settings.unpair_detail')}>
          <button type="button" className="outline-button is-bad" onClick={() => setAsking(true)}>
            {text('settings.unpair')}
          </button>
        </SettingsActionRow>
      ) : null}
      {isAsking ? <UnpairDialog close={() => setAsking(false)} /> : null}
    </Card>
  )
}

function UnpairDialog({ close }: { close: () => void }) {
  const dialog = useModal()
  const text = useTranslator()
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
