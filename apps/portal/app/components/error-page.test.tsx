import { ApiError } from '@bgm/api-client'
import { getErrorPageKeys } from '@bgm/i18n'
import { expect, test } from 'vitest'
import { toErrorResponse } from '#app/http/api.server'
import { meta } from '#app/root'
import { getText } from '#app/text'

const boundary = (status: number) => ({ status, statusText: '', internal: false, data: null })
const titleAt = (pathname: string, status: number) =>
  meta({
    data: { appTitle: 'Musik' },
    error: boundary(status),
    location: { pathname },
  } as unknown as Parameters<typeof meta>[0]) // `meta` reads only these fields

test.each([
  [400, 'Permintaan ini tidak dapat diproses', 'We couldn’t process this request'],
  [403, 'Anda tidak punya akses ke halaman ini', 'You don’t have access to this page'],
  [404, 'Page Not Found', 'Page Not Found'],
  [429, 'Terlalu banyak percobaan', 'Too many attempts'],
  [500, 'Internal Server Error', 'Internal Server Error'],
  [503, 'Internal Server Error', 'Internal Server Error'],
])(
  'the %i page has the heading for its status and a title that ends with the app title',
  (status, id, en) => {
    expect([
      getText('id')(getErrorPageKeys(status).title),
      getText('en')(getErrorPageKeys(status).title),
    ]).toEqual([id, en])
    expect(titleAt('/orders', status)).toEqual([{ title: `${id} · Musik` }])
    expect(titleAt('/en/orders', status)).toEqual([{ title: `${en} · Musik` }])
  },
)

test('the response for a 400 lists the invalid fields', async () => {
  const fields = [{ field: 'city', key: 'validation.region' }]
  const error = new ApiError({ code: 'invalid', status: 400, name: 'ValidationError', message: '', fields })
  expect(await toErrorResponse(error).json()).toEqual({ fields: ['city'] })
})
