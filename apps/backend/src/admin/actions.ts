import { useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'

type Values = Record<string, unknown>
type Props = { model: string; document?: Values & { documentId?: string }; documents?: Values[] }
type Dialog = {
  type: 'dialog'
  title: string
  content: unknown
  confirmLabel?: string
  variant?: string
  onConfirm?: () => unknown
}
export type Description = {
  disabled?: boolean
  onClick?: (event: unknown) => unknown
  dialog?: Dialog
} | null
export type Action = ((props: Props) => Description) & { type?: string; position?: unknown }

const kindOf = (model: string) => model.split('.').at(-1) ?? ''
const said = ['page', 'industry', 'package', 'faq']

function nameOf({ document, documents = [] }: Props): string {
  const all = document ? [document] : documents
  return all.map(entry => String(entry.title ?? entry.name ?? entry.question ?? entry.code ?? '…')).join(', ')
}

/** The action itself, which then asks first and names what will be missing from the site. */
function asking(action: Action, what: 'unpublish' | 'delete'): Action {
  const asked: Action = props => {
    const { formatMessage } = useIntl()
    const base = action(props)
    if (!base) return base
    const kind = kindOf(props.model)
    const consequence = formatMessage({ id: `panel.missing.${said.includes(kind) ? kind : 'other'}` })
    const known = base.dialog
    // The vendor's dialog for a changed document offers a choice of drafts as well.
    const content =
      what === 'unpublish' && known && !props.documents
        ? known.content
        : formatMessage({ id: `panel.${what}.body` }, { name: nameOf(props), consequence })
    return {
      ...base,
      onClick: known ? base.onClick : undefined,
      dialog: {
        ...known,
        type: 'dialog',
        title: formatMessage({ id: `panel.${what}.title` }),
        content,
        confirmLabel: formatMessage({ id: `panel.${what}.yes` }),
        variant: 'danger',
        onConfirm: known?.onConfirm ?? (() => base.onClick?.(undefined)),
      },
    }
  }
  return Object.assign(asked, { type: action.type, position: action.position })
}

const final: Record<string, string[]> = {
  'api::order.order': ['paid', 'cancelled'],
  'api::partner-application.partner-application': ['approved', 'rejected'],
}

const stateOf = (values: object): unknown => ('state' in values ? values.state : undefined)

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && ['enter', 's'].includes(event.key.toLowerCase())

/** Saving asks first where the new state mails somebody and cannot be taken back. */
function askingForFinalStates(action: Action): Action {
  const asked: Action = props => {
    const { formatMessage } = useIntl()
    const { toggleNotification } = useNotification()
    const state = useForm('FinalState', ({ values }) => stateOf(values))
    const before = useForm('FinalState', ({ initialValues }) => stateOf(initialValues))
    const base = action(props)
    const asks = state !== before && (final[props.model] ?? []).includes(String(state))
    useEffect(() => {
      if (!asks) return
      const hold = (event: KeyboardEvent) => {
        if (!isShortcut(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
        toggleNotification({ type: 'info', message: formatMessage({ id: 'panel.confirm.press-save' }) })
      }
      window.addEventListener('keydown', hold, { capture: true })
      return () => window.removeEventListener('keydown', hold, { capture: true })
    }, [asks, formatMessage, toggleNotification])
    if (!base || !asks) return base
    return {
      ...base,
      onClick: undefined,
      dialog: {
        type: 'dialog',
        title: formatMessage({ id: 'panel.confirm.title' }),
        content: formatMessage({ id: `panel.confirm.${state}` }),
        confirmLabel: formatMessage({ id: 'panel.confirm.yes' }),
        onConfirm: () => base.onClick?.(undefined),
      },
    }
  }
  return Object.assign(asked, { type: action.type, position: action.position })
}

/** Wraps the actions of the panel that take something away or cannot be taken back. */
export const askFirst = (actions: Action[]): Action[] =>
  actions.map(action => {
    if (action.type === 'unpublish' || action.type === 'delete') return asking(action, action.type)
    return action.type === 'update' ? askingForFinalStates(action) : action
  })
