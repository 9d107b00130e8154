import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { SettingsPanel } from '#app/screens/settings/settings-panel'
import { useTranslator } from '#app/text'

const holdMs = 2_000

type HoldToOpenProps = {
  children: ReactNode
  className: string
  /** Called when the screen is touched, but not when holding it has opened the settings. */
  onTap?: () => void
}

/** Opens the settings when the screen is held for two seconds, or from the keyboard. Music continues. */
export function HoldToOpen({ children, className, onTap }: HoldToOpenProps) {
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<{ x: number; y: number } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const text = useTranslator()
  const release = () => {
    clearTimeout(timer.current)
    setHeld(null)
  }
  const hold = ({ clientX, clientY }: PointerEvent) => {
    release()
    setHeld({ x: clientX, y: clientY })
    timer.current = setTimeout(() => {
      setHeld(null)
      setOpen(true)
    }, holdMs)
  }
  return (
    <main
      className={className}
      onPointerDown={hold}
      onPointerUp={() => {
        if (held) onTap?.()
        release()
      }}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={event => event.preventDefault()}
    >
      {children}
      <button type="button" className="keyboard-button" onClick={() => setOpen(true)}>
        {text('playing.settings')}
      </button>
      {held ? <span className="hold" aria-hidden="true" style={{ left: held.x, top: held.y }} /> : null}
      {isOpen ? <SettingsPanel close={() => setOpen(false)} /> : null}
    </main>
  )
}
