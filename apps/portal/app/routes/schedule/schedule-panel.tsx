import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { CopyDayPanel, CopyFromPanel } from './copy-panels'
import { ExceptionEditor } from './exception-editor'
import type { ScheduleData } from './schedule'
import { SlotEditor } from './slot-editor'

/** The form selected by the URL: a slot, an exception, or a copy. */
export function SchedulePanel({ data }: { data: ScheduleData }) {
  const { editor, view } = data
  const { panel } = view
  useFocus(panel !== null)
  return (
    <>
      {editor ? <SlotEditor key={editor.key} editor={editor} data={data} /> : null}
      {panel?.kind === 'exception' ? (
        <ExceptionEditor key={panel.id ?? 'new'} id={panel.id} data={data} />
      ) : null}
      {panel?.kind === 'copy-day' ? <CopyDayPanel key={panel.day} day={panel.day} data={data} /> : null}
      {panel?.kind === 'copy-from' ? <CopyFromPanel data={data} /> : null}
    </>
  )
}

/**
 * Focuses the form, or its remove button, when a link or key opens it; focuses the page again once the form
 * is closed.
 */
function useFocus(isOpen: boolean) {
  const { hash, key } = useLocation()
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const closed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // After a full page load, the browser itself follows the hash.
    if (key === 'default') return
    const target = isOpen ? hash.slice(1) : closed && document.activeElement === document.body ? 'isi' : ''
    document.getElementById(target)?.focus({ preventScroll: true })
  }, [hash, key, isOpen])
}
