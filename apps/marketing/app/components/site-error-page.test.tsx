// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderMarkup } from '#app/testing/render'
import { SiteErrorTitle } from './site-error-page'

const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['/en/contact', errorResponse(400), 'We couldn’t process this request'],
  ['/en/contact', errorResponse(403), 'You don’t have access to this page'],
  ['/kontak', errorResponse(403), 'Anda tidak punya akses ke halaman ini'],
  ['/kontak', errorResponse(404), 'Page Not Found'],
  ['/kontak', errorResponse(500), 'Internal Server Error'],
  ['/kontak', new Error('unexpected'), 'Internal Server Error'],
])('the error page at %s uses its heading as the document title', (path, error, heading) => {
  expect(renderMarkup(path, <SiteErrorTitle error={error} />)).toContain(
    `<title>${heading} · Musik Uji</title>`,
  )
})
