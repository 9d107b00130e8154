// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderMarkup } from '#app/testing/render'
import { SiteErrorTitle } from './site-error-page'

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['/en/contact', answered(400), 'We couldn’t process this request'],
  ['/en/contact', answered(403), 'You don’t have access to this page'],
  ['/kontak', answered(403), 'Anda tidak punya akses ke halaman ini'],
  ['/kontak', answered(404), 'Page Not Found'],
  ['/kontak', answered(500), 'Internal Server Error'],
  ['/kontak', new Error('unexpected'), 'Internal Server Error'],
])('the title of an error page at %s is its heading', (path, error, heading) => {
  expect(renderMarkup(path, <SiteErrorTitle error={error} />)).toContain(
    `<title>${heading} · Musik Uji</title>`,
  )
})
