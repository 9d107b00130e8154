import { useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type Action, type Dialog, replaceAction } from './action'
import { getChangedFieldNames } from './changed-fields'

type Question = Pick<Dialog, 'title' | 'content' | 'confirmLabel'>
type Values = Record<string, unknown>

const setting = 'api::site-setting.site-setting'
const licence = 'api::licence.licence'
const packageTerms = 'api::package-term.package-term'
const prices = ['contact_only', 'max_zones']

/** "per month: 50000 → 60000; …"; empty if no price changes. A new package is not on the site yet. */
function listPriceChanges(before: Values, now: Values, { formatMessage }: IntlShape): string {
  if (!before.key) return ''
  const text = (value: unknown) => String(value ?? '') || '–'
  return prices
    .filter(name => text(before[name]) !== text(now[name]))
    .map(name => {
      const label = formatMessage({ id: `panel.prices.field.${name}` })
      return `${label}: ${text(before[name])} → ${text(now[name])}`
    })
    .join('; ')
}

const final: Record<string, string[]> = {
  'api::order.order': ['paid', 'cancelled'],
  'api::partner-application.partner-application': ['approved', 'rejected'],
}

/** The confirmation dialog to show before saving a form; null if no confirmation is required. */
function findQuestion(model: string, before: Values, now: Values, intl: IntlShape) {
  const { formatMessage } = intl
  const confirmation = (content: string, title = 'panel.confirm.title'): Question => ({
    title: formatMessage({ id: title }),
    content,
    confirmLabel: formatMessage({ id: 'panel.confirm.yes' }),
  })
  const state = String(now.state)
  if (now.state !== before.state && final[model]?.includes(state))
    return confirmation(formatMessage({ id: `panel.confirm.${state}` }))
  if (model === licence && Boolean(now.revoked) !== Boolean(before.revoked))
    return confirmation(formatMessage({ id: `panel.confirm.${now.revoked ? 'revoked' : 'reinstated'}` }))
  if (model === packageTerms) {
    const changes = listPriceChanges(before, now, intl)
    if (!changes) return null
    const body = formatMessage({ id: 'panel.prices.confirm.body' }, { list: changes })
    return confirmation(body, 'panel.prices.confirm.title')
  }
  if (model !== setting) return null
  const fields = getChangedFieldNames(before, now)
  if (fields.length === 0) return null
  const list = fields.map(field => formatMessage({ id: `panel.setting.${field}` })).join('; ')
  return confirmation(formatMessage({ id: 'panel.setting.body' }, { list }), 'panel.setting.title')
}

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && ['enter', 's'].includes(event.key.toLowerCase())

/** Blocks the keyboard shortcuts for saving while a confirmation is required, because they bypass the dialog. */
function useHeldShortcut(needsConfirmation: boolean) {
  const { formatMessage } = useIntl()
  const { toggleNotification } = useNotification()
  useEffect(() => {
    if (!needsConfirmation) return
    const block = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      toggleNotification({ type: 'info', message: formatMessage({ id: 'panel.confirm.press-save' }) })
    }
    window.addEventListener('keydown', block, { capture: true })
    return () => window.removeEventListener('keydown', block, { capture: true })
  }, [needsConfirmation, formatMessage, toggleNotification])
}

/** Asks for confirmation if saving is irreversible or visible to visitors immediately. */
export const withSaveConfirmation = (action: Action): Action =>
  replaceAction(action, props => {
    const intl = useIntl()
    const now = useForm('AskingToSave', ({ values }) => values)
    const before = useForm('AskingToSave', ({ initialValues }) => initialValues)
    const base = action(props)
    const question = findQuestion(props.model, { ...before }, { ...now }, intl)
    useHeldShortcut(question !== null)
    if (!base || !question) return base
    return {
      ...base,
      onClick: undefined,
      dialog: { ...question, type: 'dialog', onConfirm: () => base.onClick?.(undefined) },
    }
  })
