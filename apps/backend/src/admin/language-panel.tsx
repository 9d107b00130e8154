import { Button, Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { EditFormPanel, EditFormQuery, PanelProps } from './panel'

const other: Record<string, string> = { id: 'en', en: 'id' }

const isShortcut = ({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  code === 'KeyL' && altKey && !ctrlKey && !metaKey && !shiftKey

/** The scroll container of the form. */
function scroller(): Element | null {
  let element = document.querySelector('[data-strapi-main-content]')
  while (element && element.scrollHeight <= element.clientHeight) element = element.parentElement
  return element
}

const triggers = () => [...document.querySelectorAll<HTMLElement>('main form h3 button[aria-expanded]')]

/** The editor's place in a form: the open sections and the scroll position. */
type Place = { locale: string; open: number[]; top: number }

let savedPlace: Place | null = null

function savePlace(locale: string) {
  const open = triggers().flatMap((trigger, index) => (trigger.ariaExpanded === 'true' ? [index] : []))
  savedPlace = { locale, open, top: scroller()?.scrollTop ?? 0 }
}

/** Restores the open sections and the scroll position. */
function restorePlace({ open, top }: Place) {
  const found = triggers()
  for (const at of open) if (found[at]?.ariaExpanded === 'false') found[at].click()
  requestAnimationFrame(() => scroller()?.scrollTo({ top }))
}

function SwitchLanguage({ locale }: PanelProps & { locale: string }) {
  const { formatMessage } = useIntl()
  const [{ query }, setQuery] = useQueryParams<EditFormQuery>()
  const target = other[locale] ?? 'id'
  const change = useCallback(() => {
    savePlace(target)
    setQuery({ plugins: { ...query.plugins, i18n: { locale: target } } }, 'push', false)
  }, [query.plugins, setQuery, target])

  useEffect(() => {
    if (savedPlace?.locale !== locale) return
    const position = savedPlace
    savedPlace = null
    const frame = requestAnimationFrame(() => restorePlace(position))
    return () => cancelAnimationFrame(frame)
  }, [locale])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      change()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [change])

  return (
    <>
      <Button variant="tertiary" width="100%" onClick={change} aria-keyshortcuts="Alt+L">
        {formatMessage({ id: `panel.language.${target}` })}
      </Button>
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'panel.language.hint' })}
      </Typography>
    </>
  )
}

/** Switches an entry to the other language; the panel first asks about unsaved changes. */
export const LanguagePanel: EditFormPanel = props => {
  const { formatMessage } = useIntl()
  const locale = props.document?.locale
  if (!locale || !(locale in other)) return null
  return {
    title: formatMessage({ id: 'panel.language' }),
    content: <SwitchLanguage {...props} locale={locale} />,
  }
}
