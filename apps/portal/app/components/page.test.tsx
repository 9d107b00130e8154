import { createRemixStub } from '@remix-run/testing'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useIsHydrated } from './page'

// The test's router is meant for browsers and therefore warns about `useLayoutEffect`.
afterEach(() => vi.mocked(console.error).mockClear())

const Page = () => (useIsHydrated() ? 'hydrated' : 'plain')

test.each([
  ['a member', { name: 'Sari' }, undefined, 'hydrated'],
  ['a visitor, without the member layout', null, undefined, 'plain'],
  ['a member, on a page that is never hydrated', { name: 'Sari' }, { hydrate: false }, 'plain'],
])('a page is hydrated only if it is interactive: %s', (_, shell, handle, expected) => {
  const Stub = createRemixStub([
    {
      id: 'id:shell',
      path: '/',
      loader: () => shell,
      children: [{ id: 'page', path: 'terms', handle, Component: Page }],
    },
  ])
  expect(
    renderToString(
      <Stub initialEntries={['/terms']} hydrationData={{ loaderData: { 'id:shell': shell } }} />,
    ),
  ).toBe(expected)
})
