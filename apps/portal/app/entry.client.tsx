import { reloadOnce } from '@bgm/browser'
import { localeOfPath } from '@bgm/i18n'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addMessages } from './text'

// One language per document: changing it is a full load.
const locale = localeOfPath(location.pathname)
const catalogue =
  locale === 'en' ? import('@bgm/i18n/messages/en/portal') : import('@bgm/i18n/messages/id/portal')

/**
 * The state of the page ends its document. Until it is read the framework's root throws a promise: React takes that for
 * waiting, but fails (345) when somebody clicks meanwhile. So it is asked for, and waited for, before React draws.
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
    // Without its words the page stays as the server drew it, and works as one without script.
    if (!reloadOnce()) console.warn('The words of this page could not be loaded', error)
  },
)
