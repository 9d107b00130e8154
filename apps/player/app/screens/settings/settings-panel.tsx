import { lazy, Suspense, useCallback, useState } from 'react'
import type { View, ZoneView } from '#app/engine/view'
import { useView } from '#app/player-context'
import { useTranslator } from '#app/text'
import { DeviceCard } from './device-card'
import { DisplayCard } from './display-card'
import { MusicCard } from './music-card'
import { NetworkCard } from './network-card'
import { PinScreen } from './pin-screen'
import { SoundCard } from './sound-card'
import { useIdleCountdown } from './use-idle-countdown'
import { useModal } from './use-modal'

const lockedAfter = 120

const ProofCard = lazy(async () => ({ default: (await import('./proof-card')).ProofCard }))

/** `status` shows only information that needs no PIN, because the PIN cannot be checked without a network. */
type Access = 'locked' | 'status' | 'open'

const hasPin = (view: View) => view.screen === 'zone' && (view.bundle?.staff_pin ?? null) !== null

export function SettingsPanel({ close }: { close: () => void }) {
  const dialog = useModal()
  const view = useView()
  const [access, setAccess] = useState<Access>(() => (hasPin(view) ? 'locked' : 'open'))
  const leave = useCallback(() => dialog.current?.close(), [dialog])
  return (
    <dialog
      ref={dialog}
      className="settings"
      aria-labelledby="settings-title"
      onClose={close}
      onPointerDown={event => event.stopPropagation()}
    >
      {access === 'locked' && view.screen === 'zone' ? (
        <PinScreen
          view={view}
          open={() => setAccess('open')}
          showStatus={() => setAccess('status')}
          cancel={leave}
        />
      ) : (
        <>
          <Header view={view} leave={leave} isTimed={hasPin(view)} />
          <Cards view={view} isOpen={access === 'open'} />
        </>
      )}
    </dialog>
  )
}

function Header({ view, leave, isTimed }: { view: View; leave: () => void; isTimed: boolean }) {
  const text = useTranslator()
  const left = useIdleCountdown(isTimed ? lockedAfter : null, leave)
  const zone = view.screen === 'zone' ? view : null
  return (
    <header>
      <div>
        <h2 id="settings-title" className="settings-title">
          {text('settings.title')}
        </h2>
        {zone ? (
          <p className="settings-hint">
            <b>{zone.zoneName}</b>
            {zone.bundle ? `, ${zone.bundle.zone.business_unit}` : ''}
          </p>
        ) : null}
      </div>
      <div className="settings-leave">
        {left === null ? null : (
          <p className="settings-hint" role="timer">
            {text('settings.locks_in')}{' '}
            <b>{`${Math.floor(left / 60)}.${String(left % 60).padStart(2, '0')}`}</b>
          </p>
        )}
        <button type="button" className="ink-button" onClick={leave}>
          {text(zone ? 'settings.back_to_music' : 'settings.close')}
        </button>
      </div>
    </header>
  )
}

function Cards({ view, isOpen }: { view: View; isOpen: boolean }) {
  const zone: ZoneView | null = view.screen === 'zone' ? view : null
  return (
    <div className="settings-cards">
      {isOpen ? <SoundCard view={zone} /> : null}
      {zone ? <NetworkCard view={zone} /> : null}
      {zone ? <MusicCard view={zone} /> : null}
      {zone ? (
        <Suspense>
          <ProofCard view={zone} />
        </Suspense>
      ) : null}
      {isOpen ? <DeviceCard view={zone} /> : null}
      {isOpen ? <DisplayCard /> : null}
    </div>
  )
}
