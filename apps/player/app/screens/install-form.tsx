import { type FormEvent, useId, useState } from 'react'
import type { PairingView } from '#app/engine/device/pairing'
import { useTranslator } from '#app/text'

type InstallFormProps = {
  install: PairingView['install']
  state: PairingView['installation']
  /** Whether the device cannot send a code yet. */
  disabled: boolean
}

/** For the code from a printed sheet, which pairs the device without the portal. */
export function InstallForm({ install, state, disabled }: InstallFormProps) {
  const text = useTranslator()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('code')
    if (typeof typed === 'string' && typed.trim() !== '' && state !== 'sending') install(typed.trim())
  }
  return (
    <div className="install">
      {isOpen ? (
        <form onSubmit={send}>
          <label htmlFor={id}>{text('pairing.install_label')}</label>
          <div className="install-row">
            <input
              id={id}
              name="code"
              placeholder="BCDF-GHJK-LMNP"
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              ref={input => input?.focus()}
              aria-describedby={`${id}-state`}
              aria-invalid={state === 'unknown' ? true : undefined}
            />
            <button type="submit" className="main-button" aria-disabled={disabled || state === 'sending'}>
              {text('pairing.install_send')}
            </button>
          </div>
        </form>
      ) : (
        <button type="button" className="quiet-button" onClick={() => setOpen(true)}>
          {text('pairing.install_open')}
        </button>
      )}
      <p id={`${id}-state`} aria-live="polite" className="install-state">
        {state === null ? '' : text(`pairing.install_${state}`)}
      </p>
    </div>
  )
}
