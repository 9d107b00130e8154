import { Button } from '@strapi/design-system'
import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { EditFormPanel, PanelProps } from '../panel'
import { PreviewDrawer } from './preview-drawer'

const key = 'preview-beside-form'
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
/** Whether the preview is open; stored per browser tab, so that it stays open for the next entry. */
const isOpen = () => sessionStorage.getItem(key) === 'open'
function setOpen(open: boolean) {
  sessionStorage.setItem(key, open ? 'open' : 'closed')
  for (const listener of listeners) listener()
}

function Toggle(props: PanelProps) {
  const { formatMessage } = useIntl()
  const open = useSyncExternalStore(subscribe, isOpen)
  return (
    <>
      <Button variant="secondary" width="100%" aria-expanded={open} onClick={() => setOpen(!open)}>
        {formatMessage({ id: open ? 'panel.preview.hide' : 'panel.preview.show' })}
      </Button>
      {open && <PreviewDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Adds a button to Strapi's preview panel that shows the preview next to the form. */
export function withPreviewToggle(panel: EditFormPanel): EditFormPanel {
  const withToggle: EditFormPanel = props => {
    const { formatMessage } = useIntl()
    const base = panel(props)
    if (
      base?.title !== formatMessage({ id: 'content-manager.preview.panel.title', defaultMessage: 'Preview' })
    )
      return base
    return {
      ...base,
      content: (
        <>
          {base.content}
          <Toggle {...props} />
        </>
      ),
    }
  }
  return Object.assign(withToggle, { type: panel.type })
}
