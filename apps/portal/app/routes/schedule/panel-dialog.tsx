import { iconButtonClass } from '@bgm/ui'
import { Link, useNavigate } from '@remix-run/react'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '#app/text'

// React warns about layout effects on the server, which does not run them.
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A form above the schedule: a modal dialog or, without JavaScript, a part of the page. */
export function PanelDialog({
  title,
  close,
  children,
}: {
  title: string
  close: string
  children: ReactNode
}) {
  const t = useText()
  const navigate = useNavigate()
  const ref = useRef<HTMLDialogElement>(null)
  // Runs before the page scrolls to the anchor, which is unnecessary because the dialog is already in view.
  useBrowserEffect(() => {
    const dialog = ref.current
    dialog?.close()
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      open
      id="schedule-panel"
      tabIndex={-1}
      aria-labelledby="schedule-panel-title"
      onCancel={event => {
        event.preventDefault()
        navigate(close, { preventScrollReset: true })
      }}
      className="static mx-0 mb-5 max-h-none w-full max-w-150 scroll-mt-6 rounded-leaf-panel border border-line bg-surface px-5 pt-6 pb-5 text-ink outline-none backdrop:bg-scrim sm:px-8 sm:pt-7 sm:pb-7 print:hidden [&:modal]:fixed [&:modal]:m-auto [&:modal]:max-h-[94dvh] [&:modal]:overflow-y-auto [&:modal]:shadow-3 max-sm:[&:modal]:mb-0 max-sm:[&:modal]:max-w-full max-sm:[&:modal]:rounded-b-none"
    >
      <div className="mb-4 flex items-start justify-between gap-3">
        <h2 id="schedule-panel-title" className="text-h3">
          {title}
        </h2>
        <Link
          to={close}
          preventScrollReset
          aria-label={t('actions.close')}
          className={`${iconButtonClass} -mt-2 -mr-3`}
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </Link>
      </div>
      {children}
    </dialog>
  )
}
