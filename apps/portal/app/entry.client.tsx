import { reloadOnce } from '@bgm/browser'
import { localeOfPath } from '@bgm/i18n'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadText } from './text'

// One language per document: changing it is a full load.
const locale = localeOfPath(location.pathname)
const catalogue =
  locale === 'en' ? import('@bgm/i18n/messages/en/portal') : import('@bgm/i18n/messages/id/portal')

catalogue.then(
  ({ messages }) => {
    loadText(locale, messages)
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />)
    })
  },
  (error: unknown) => {
    // Without its words the page stays as the server drew it, and works as one without script.
    if (!reloadOnce()) console.warn('The words of this page could not be loaded', error)
  },
)
