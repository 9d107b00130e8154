import { createLobePath } from '@bgm/ui'
import { useEffect, useRef, useState } from 'react'
import type { PinOutcome } from '#app/engine/device/settings-lock'
import type { ZoneView } from '#app/engine/view'
import { usePlayer } from '#app/player-context'
import { type Translator, useTranslator } from '#app/text'

const shortest = 4
const longest = 8
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinScreenProps = {
  view: ZoneView
  open: () => void
  showStatus: () => void
  cancel: () => void
}

/** Asks for the staff PIN while the music continues. */
export function PinScreen({ view, open, showStatus, cancel }: PinScreenProps) {
  const text = useTranslator()
  const { controls } = usePlayer()
  const [pin, setPin] = useState('')
  const [outcome, setOutcome] = useState<PinOutcome | null>(null)
  const [isChecking, setChecking] = useState(false)
  const type = (digit: string) => setPin(typed => (typed + digit).slice(0, longest))
  const erase = () => setPin(typed => typed.slice(0, -1))
  const submit = async () => {
    if (pin.length < shortest || isChecking) return
    setChecking(true)
    const result = await controls?.unlock(pin)
    setChecking(false)
    setPin('')
    if (result?.kind === 'open') open()
    else setOutcome(result ?? null)
  }
  useKeyboard(({ key, target }) => {
    if (/^\d$/.test(key)) type(key)
    else if (key === 'Backspace') erase()
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) void submit()
  })
  return (
    <section className="pin">
      <div className="pin-text">
        <h2 id="settings-title" tabIndex={-1}>
          {text('pin.title')}
        </h2>
        <p>{text('pin.detail')}</p>
        <PinLobes length={pin.length} />
        <p className="pin-outcome" role="alert">
          {outcome ? describeOutcome(outcome, text) : null}
        </p>
        <div className="pin-actions">
          <button
            type="button"
            className="accent-button"
            disabled={pin.length < shortest || isChecking}
            onClick={() => void submit()}
          >
            {text(isChecking ? 'pin.checking' : 'pin.open')}
          </button>
          {outcome?.kind === 'offline' ? (
            <button type="button" className="outline-button" onClick={showStatus}>
              {text('pin.status')}
            </button>
          ) : null}
        </div>
        <p className="settings-hint">
          {text('pin.forgotten', { unit: view.bundle?.zone.business_unit ?? view.zoneName })}
        </p>
      </div>
      <PinPad type={type} erase={erase} cancel={cancel} />
    </section>
  )
}

type PinPadProps = {
  type: (digit: string) => void
  erase: () => void
  cancel: () => void
}

function PinPad({ type, erase, cancel }: PinPadProps) {
  const text = useTranslator()
  return (
    <div className="pin-pad">
      {keys.map(key => (
        <button key={key} type="button" onClick={() => type(key)}>
          {key}
        </button>
      ))}
      <button type="button" className="is-plain" onClick={cancel}>
        {text('settings.cancel')}
      </button>
      <button type="button" onClick={() => type('0')}>
        0
      </button>
      <button type="button" className="is-plain" aria-label={text('pin.delete')} onClick={erase}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8.5 6H20v12H8.5L3.5 12zM12 10l4 4M16 10l-4 4" />
        </svg>
      </button>
    </div>
  )
}

function useKeyboard(onKeyDown: (event: KeyboardEvent) => void): void {
  const handler = useRef(onKeyDown)
  handler.current = onKeyDown
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handler.current(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

function describeOutcome(outcome: PinOutcome, text: Translator): string {
  if (outcome.kind === 'wrong') return text('pin.wrong', { count: outcome.attemptsLeft })
  if (outcome.kind === 'locked')
    return text('pin.locked', { count: Math.max(1, Math.ceil(outcome.wait / 60_000)) })
  return outcome.kind === 'offline' ? text('pin.offline') : ''
}

/** Shows one large lobe per digit entered, and small ones up to six places. */
function PinLobes({ length }: { length: number }) {
  const text = useTranslator()
  const places = Math.max(6, length)
  const lobes = (from: number, until: number, half: number, belly: number) =>
    Array.from({ length: until - from }, (_, index) =>
      createLobePath(half, belly, { x: 12 + (from + index) * 36, y: 20 }),
    ).join('')
  return (
    <svg
      className="pin-lobes"
      viewBox={`0 0 ${places * 36 - 12} 40`}
      style={{ width: `${places * 3.125}em` }}
      role="img"
      aria-label={text('pin.typed', { count: length })}
    >
      <path d={lobes(length, places, 7, 9)} />
      <path className="is-typed" d={lobes(0, length, 19, 11)} />
    </svg>
  )
}
