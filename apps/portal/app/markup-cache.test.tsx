import { type FindMarkup, MarkupCacheProvider } from '@bgm/ui'
import { listPermissions, type Role } from '@bgm/validation'
import { createRemixStub } from '@remix-run/testing'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { RouterLinks } from './components/router-links'
import { createMarkupCache } from './markup-cache'
import { MemberFrame } from './routes/member-frame'

// The test's router is meant for browsers and therefore warns about `useLayoutEffect`.
afterEach(() => {
  const warnings = vi.mocked(console.error).mock.calls.map(([text]) => String(text))
  expect(warnings.filter(text => !text.includes('useLayoutEffect'))).toEqual([])
  vi.mocked(console.error).mockClear()
})

const organisation = { id: 'o1', name: 'Grup Hotel Contoh' }

function renderFrame(path: string, role: Role, attention: number) {
  const markup = createMarkupCache()
  let cached = 0
  const find: FindMarkup = (source, content) => {
    const html = markup.find(source, content)
    if (html !== undefined) cached += 1
    return html
  }
  const member = {
    ...{ person: 'p1', name: 'Sari', email: 'sari@contoh.test', role, attention, approvals: 0 },
    ...{ permissions: listPermissions(role), organisation, organisations: [organisation] },
  }
  const Stub = createRemixStub([
    { path: '*', Component: () => <MemberFrame member={member}>Isi</MemberFrame> },
  ])
  const html = renderToString(
    <MarkupCacheProvider value={find}>
      <RouterLinks>
        <Stub initialEntries={[path]} />
      </RouterLinks>
    </MarkupCacheProvider>,
  )
  markup.fill()
  return { html, cached }
}

test.each([
  ['/', 'owner', 0],
  ['/zones/z1', 'owner', 2],
  ['/en/account/security', 'owner', 0],
  ['/orders', 'staff', 0],
] as const)(
  'the frame of %s for the role %s does not change once its navigation is cached',
  (path, role, attention) => {
    const [first, , third] = [1, 2, 3].map(() => renderFrame(path, role, attention))
    expect(third?.html).toBe(first?.html)
    expect(third?.cached).toBeGreaterThan(3)
  },
)

test('the frame depends on the page, the role and the number of zones that need attention', () => {
  const pages = [
    renderFrame('/zones', 'owner', 1),
    renderFrame('/zones', 'owner', 3),
    renderFrame('/music', 'owner', 1),
    renderFrame('/zones', 'staff', 1),
  ]
  expect(new Set(pages.map(({ html }) => html)).size).toBe(pages.length)
})
