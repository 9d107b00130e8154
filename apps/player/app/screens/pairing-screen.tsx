import { Logo } from '@bgm/ui'
import { useState } from 'react'
import { Kawung } from '#app/art/kawung'
import { QrCode } from '#app/art/qr-code'
import { Beat } from '#app/components/beat'
import type { PairingCode } from '#app/engine/device/pairing'
import type { View } from '#app/engine/view'
import { useTick } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { ConfirmScreen } from './confirm-screen'
import { InstallForm } from './install-form'
import { SettingsPanel } from './settings/settings-panel'

type PairingView = Extract<View, { screen: 'pairing' }>

const productName = 'Musik Berlisensi'
const shortAddress = (uri: string) => uri.replace(/^https?:\/\//, '')

/** The screen of an unpaired device: shows the pairing code. */
export function PairingScreen({ view }: { view: PairingView }) {
  const [isOpen, setOpen] = useState(false)
  const { locale, text } = useLanguage()
  const { code, approval } = view
  // The approval page opens in this screen's language.
  const localized = (uri: string) =>
    locale === 'en' ? uri.replace(/(?<!\/en)\/pair(?=$|\?)/, '/en/pair') : uri
  if (approval) return <ConfirmScreen approval={approval} />
  return (
    <main className="pairing">
      <section className="pairing-code on-deep">
        <div className="pairing-art">
          <Kawung />
        </div>
        <div className="pairing-text">
          <h1>{text('pairing.title')}</h1>
          <UserCode code={code} />
          <Waiting view={view} />
        </div>
      </section>
      <section className="pairing-steps">
        <div className="pairing-qr">
          {code ? <QrCode value={localized(code.completeUri)} label={text('pairing.qr')} /> : null}
        </div>
        <Steps address={code ? shortAddress(localized(code.uri)) : null} />
        <InstallForm install={view.install} state={view.installation} disabled={!code} />
        <div className="pairing-foot">
          <div className="pairing-logo">
            <Logo name={productName} />
          </div>
          <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
            {text('pairing.settings')}
          </button>
        </div>
      </section>
      {isOpen ? <SettingsPanel close={() => setOpen(false)} /> : null}
    </main>
  )
}

function UserCode({ code }: { code: PairingCode | null }) {
  const text = useTranslator()
  const letters = code?.userCode ?? '········'
  const spoken = text('pairing.code_label', { code: [...letters].join(' ') })
  return (
    <p key={letters} className="user-code" data-empty={code ? undefined : ''}>
      <span className="sr-only">{code ? spoken : text('pairing.preparing')}</span>
      <span aria-hidden="true">{letters.slice(0, 4)}</span>
      <i aria-hidden="true" />
      <span aria-hidden="true">{letters.slice(4)}</span>
    </p>
  )
}

function Waiting({ view: { code, isOffline, isDeclined, ended } }: { view: PairingView }) {
  useTick(5_000)
  const text = useTranslator()
  const minutes = code ? Math.max(1, Math.ceil((code.expiresAt - performance.now()) / 60_000)) : 0
  const waiting = code ? text('pairing.waiting', { count: minutes }) : text('pairing.preparing')
  return (
    <div className="pairing-waiting" role="status">
      <Beat />
      <div>
        {ended ? <p className="pairing-reason">{text(`pairing.${ended}`)}</p> : null}
        {isDeclined ? <p className="pairing-reason">{text('pairing.declined')}</p> : null}
        <p>{isOffline ? text('pairing.offline') : waiting}</p>
      </div>
    </div>
  )
}

function Steps({ address }: { address: string | null }) {
  const text = useTranslator()
  return (
    <ol>
      <li>
        <b>{text('pairing.scan')}</b>
        <span className={address ? undefined : 'invisible'}>
          {text('pairing.or_open')} <span className="address">{address ?? '…'}</span>
        </span>
      </li>
      <li>
        <b>{text('pairing.compare')}</b>
        <span>{text('pairing.compare_detail')}</span>
      </li>
      <li>
        <b>{text('pairing.choose')}</b>
        <span>{text('pairing.choose_detail')}</span>
      </li>
    </ol>
  )
}
