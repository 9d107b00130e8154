import { type ReactNode, useRef, useState } from 'react'
import { SettingsPanel } from '#app/screens/settings-panel'
import { useText } from '#app/text'

const holdMs = 2_000

/** Opens the settings when the screen is held for two seconds, or with the keyboard. Music continues. */
export function HoldToOpen({ children, className }: { children: ReactNode; className: string }) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const text = useText()
  const release = () => clearTimeout(timer.current)
  const hold = () => {
    release()
    timer.current = setTimeout(() => setOpen(true), holdMs)
  }
  return (
    <main
      className={className}
      onPointerDown={hold}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={event => event.preventDefault()}
    >
      {children}
      <button type="button" className="keyboard-button" onClick={() => setOpen(true)}>
        {text('playing.settings')}
      </button>
      {isOpen ? <SettingsPanel close={() => setOpen(false)} /> : null}
    </main>
  )
}
