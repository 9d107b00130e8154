import { describe, expect, test } from 'vitest'
import { flashSuccess, flashWarning } from './http/flash.server'
import { loader } from './root'
import { loaderArgs } from './testing/backend'
import { getText } from './text'

const getCookies = ({ init }: { init: ResponseInit | null }) => new Headers(init?.headers).getSetCookie()

describe('every page', () => {
  test('shows the previous page’s notice once', async () => {
    const left = (await flashSuccess('notices.order_confirmed', { number: 'MB-1' })).split(';')[0] ?? ''
    const result = await loader(loaderArgs('/', { headers: { cookie: left } }))
    expect(result.data.notice).toMatchObject({ text: 'Pesanan MB-1 dikonfirmasi.' })
    expect(getCookies(result).some(cookie => /^notice=.*Max-Age=0/.test(cookie))).toBe(true)
  })

  test('shows a notice whose message only other pages load, in the language of the page', async () => {
    const left = (await flashWarning('ordering.refused.none')).split(';')[0] ?? ''
    const { data } = await loader(loaderArgs('/en/business-units', { headers: { cookie: left } }))
    expect(data.notice).toEqual({ text: getText('en')('ordering.refused.none'), doubt: true })
  })

  test('ignores a notice with an invalid signature', async () => {
    const forged = `notice=${Buffer.from(JSON.stringify({ key: 'sign_in.title' })).toString('base64')}`
    expect((await loader(loaderArgs('/', { headers: { cookie: forged } }))).data.notice).toBeNull()
  })

  test('sets the device token once per browser', async () => {
    const [given = ''] = getCookies(await loader(loaderArgs('/')))
    expect(given).toMatch(/^device=[\w-]{36}; .*HttpOnly/)
    expect(
      getCookies(await loader(loaderArgs('/', { headers: { cookie: given.split(';')[0] ?? '' } }))),
    ).toEqual([])
  })
})
