import { reloadOnce } from '@bgm/browser'
import { getPathLocale } from '@bgm/i18n'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addMessages } from './text'

// Each document has one language; changing the language loads a new document.
const locale = getPathLocale(location.pathname)
const catalogue =
  locale === 'en' ? import('@bgm/i18n/messages/en/portal') : import('@bgm/i18n/messages/id/portal')

/**
 * The page's state is streamed at the end of the document. Until the state is available, `RemixBrowser`
 * throws a promise: React suspends, but fails with error 345 if the visitor clicks in the meantime. The
 * state is therefore awaited before hydration.
 */
function readState(): unknown {
  try {
    RemixBrowser({})
  } catch (pending) {
    return pending
  }
}

Promise.all([catalogue, readState()]).then(
  ([{ messages }]) => {
    addMessages(locale, messages)
    startTransition(() => {
      hydrateRoot(document, <RemixBrowser />)
    })
  },
  (error: unknown) => {
    // Without its messages, the page stays as the server rendered it and works as it does without
    // JavaScript.
    if (!reloadOnce()) console.warn('The messages of this page could not be loaded', error)
  },
)
