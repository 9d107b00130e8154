// Loaded only by pages that hydrate; content pages are served without framework JavaScript.
import { createI18n, getPathLocale } from '@bgm/i18n'
import { RemixBrowser } from '@remix-run/react'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'

const locale = getPathLocale(location.pathname)
const catalogue = locale === 'en' ? import('@bgm/i18n/messages/en') : import('@bgm/i18n/messages/id')

catalogue.then(({ messages }) =>
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={createI18n(locale, messages)}>
        <RemixBrowser />
      </I18nextProvider>,
    )
  }),
)
