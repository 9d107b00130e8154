import { createI18n, getPathLocale } from '@bgm/i18n'
import { messages as en } from '@bgm/i18n/messages/en'
import { messages as id } from '@bgm/i18n/messages/id'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { onTestFinished } from 'vitest'

/** Renders content at a path with root data and translations. For tests in happy-dom. */
export function renderMarkup(path: string, content: ReactNode): string {
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: () => content, children: [{ path: '*', Component: () => null }] },
  ])
  const root = { appTitle: 'Musik Uji', siteUrl: 'https://situs.test', build: 'b1', requestId: 'r1' }
  const { container } = render(
    <I18nextProvider i18n={getPathLocale(path) === 'en' ? createI18n('en', en, id) : createI18n('id', id)}>
      <Stub initialEntries={[path]} hydrationData={{ loaderData: { root } }} />
    </I18nextProvider>,
  )
  onTestFinished(cleanup)
  return container.innerHTML
}
