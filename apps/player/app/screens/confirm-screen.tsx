import { Logo } from '@bgm/ui'
import { useEffect, useRef, useState } from 'react'
import { Kawung } from '#app/art/kawung'
import type { Approval } from '#app/engine/device/pairing'
import { useTick } from '#app/player-context'
import { useTranslator } from '#app/text'

const productName = 'Musik Berlisensi'

/**
 * Shows which organisation has approved this device's code. Nothing is connected until somebody here confirms it,
 * with a touch, a click or the OK key of a remote control.
 */
export function ConfirmScreen({ approval }: { approval: Approval }) {
  const text = useTranslator()
  const { organisation, business_unit, zone, expiresAt } = approval
  const [hasAnswered, setAnswered] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  useTick(1_000)
  useEffect(() => confirm.current?.focus(), [])
  const answer = (confirmed: boolean) => {
    approval.answer(confirmed)
    setAnswered(true)
  }
  const minutes = Math.max(1, Math.ceil((expiresAt - performance.now()) / 60_000))
  const isBusy = hasAnswered && approval.isAnswering
  return (
    <main className="pairing">
      <section className="pairing-code on-deep">
        <div className="pairing-art">
          <Kawung />
        </div>
        <div className="pairing-text" role="alert">
          <h1>{text('pairing.confirm_title', { organisation })}</h1>
          <p>{text('pairing.confirm_text', { zone, unit: business_unit })}</p>
        </div>
      </section>
      <section className="pairing-steps">
        <p>{text('pairing.confirm_warning')}</p>
        <div className="pairing-answers">
          <button
            ref={confirm}
            type="button"
            className="main-button"
            aria-disabled={isBusy}
            onClick={() => answer(true)}
          >
            {text('pairing.confirm')}
          </button>
          <button type="button" className="quiet-button" aria-disabled={isBusy} onClick={() => answer(false)}>
            {text('pairing.decline')}
          </button>
        </div>
        <p role="status">
          {isBusy ? text('pairing.answering') : text('pairing.confirm_time', { count: minutes })}
        </p>
        <div className="pairing-foot">
          <div className="pairing-logo">
            <Logo name={productName} />
          </div>
        </div>
      </section>
    </main>
  )
}
