import { createElement, Fragment, type ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { type Action, type ActionDescription, type ActionProps, replaceAction } from './action'
import { RemovalWarning } from './removal-warning'

const getKind = (model: string) => model.split('.').at(-1) ?? ''
const described = ['page', 'industry', 'package', 'faq']

const getEntries = ({ document, documents = [] }: ActionProps) => (document ? [document] : documents)

const getName = (props: ActionProps): string =>
  getEntries(props)
    .map(entry => String(entry.title ?? entry.name ?? entry.question ?? entry.code ?? '…'))
    .join(', ')

type What = 'unpublish' | 'unpublish-languages' | 'delete' | 'delete-language'

/** What will disappear from the site, followed by any choice that Strapi's own dialog offers. */
function buildContent(what: What, props: ActionProps, { formatMessage }: IntlShape, choice?: ReactNode) {
  const kind = getKind(props.model)
  const consequence = formatMessage({ id: `panel.missing.${described.includes(kind) ? kind : 'other'}` })
  const message = formatMessage({ id: `panel.${what}.body` }, { name: getName(props), consequence })
  const addresses = kind === 'page' ? getEntries(props).map(({ slug }) => String(slug)) : []
  return createElement(RemovalWarning, { message, addresses }, choice)
}

/** Whether Strapi's dialog can offer a choice: to keep or discard the unpublished changes of one entry. */
const offersChoice = (what: What, { documents }: ActionProps) => what === 'unpublish' && !documents

function withConfirmation(
  base: NonNullable<ActionDescription>,
  what: What,
  props: ActionProps,
  intl: IntlShape,
): ActionDescription {
  const baseDialog = base.dialog
  // Strapi expects the content of a dialog to be a node.
  const choice = baseDialog && offersChoice(what, props) ? (baseDialog.content as ReactNode) : undefined
  return {
    ...base,
    onClick: baseDialog ? base.onClick : undefined,
    dialog: {
      ...baseDialog,
      type: 'dialog',
      title: intl.formatMessage({ id: `panel.${what}.title` }),
      content: buildContent(what, props, intl, choice),
      confirmLabel: intl.formatMessage({ id: `panel.${what}.yes` }),
      variant: 'danger',
      onConfirm: baseDialog?.onConfirm ?? (() => base.onClick?.(undefined)),
    },
  }
}

/** Strapi's modal with the list of languages, preceded by our warning. */
function explaining(
  base: NonNullable<ActionDescription>,
  props: ActionProps,
  intl: IntlShape,
): ActionDescription {
  const { dialog } = base
  if (!dialog) return base
  // Strapi expects the content of a modal to be a function that receives its close handler.
  const list = dialog.content as (modal: unknown) => ReactNode
  const content = (modal: unknown) =>
    createElement(Fragment, null, buildContent('unpublish-languages', props, intl), list(modal))
  return { ...base, dialog: { ...dialog, content } }
}

/** Adds a confirmation dialog that lists what will disappear from the site. */
export const withRemovalConfirmation = (action: Action, what: 'unpublish' | 'delete'): Action =>
  replaceAction(action, props => {
    const intl = useIntl()
    const base = action(props)
    return base && withConfirmation(base, what, props, intl)
  })

/**
 * Adds a warning to Strapi's language actions. Strapi exports no types for them: the delete action is in the
 * header, and the other actions open a modal.
 */
export const withLanguageActionConfirmation = (action: Action): Action =>
  replaceAction(action, props => {
    const intl = useIntl()
    const base = action(props)
    if (base?.variant !== 'danger') return base
    if (base.dialog?.type === 'modal') return explaining(base, props, intl)
    return base.position?.includes('header') ? withConfirmation(base, 'delete-language', props, intl) : base
  })
