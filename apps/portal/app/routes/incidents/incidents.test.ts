import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getFormErrors,
  loaderArgs,
  startBackend,
} from '#app/testing/backend'
import { loader as incidents } from './incidents'
import { action, loader as openingHours } from './opening-hours'
import { loader as uptime } from './uptime'
import { loader as uptimeFile } from './uptime-file'

const unit = 'unitbraga000000000000001'

describe('the list of incidents', () => {
  test('filters by the query string', async () => {
    const { calls } = startBackend()
    const all = await incidents(loaderArgs('/zones/incidents'))
    expect(all.data).toMatchObject([{ kind: 'muted', zone: { name: 'Lobi' } }])
    await incidents(loaderArgs('/zones/incidents?kind=offline'))
    const queries = calls.filter(({ path }) => path === '/incidents').map(({ query }) => query)
    expect(queries.at(-1)).toContain('kind=offline')
    expect((await incidents(loaderArgs('/zones/incidents?state=x&kind=x'))).ignored).toEqual([
      'state',
      'kind',
    ])
  })
})

describe('the uptime page', () => {
  test('defaults to the current month, and responds with 404 for an invalid one', async () => {
    startBackend()
    const current = await catchResponse(() => uptime(loaderArgs('/zones/uptime')))
    expect(current.headers.get('location')).toMatch(/^\/zones\/uptime\/20\d\d-\d\d$/)
    const page = await uptime(loaderArgs('/zones/uptime/2026-11', { params: { month: '2026-11' } }))
    expect(page.data.map(one => one.uptime)).toEqual([0.99, null])
    const wrong = loaderArgs('/zones/uptime/2026-13', { params: { month: '2026-13' } })
    expect((await catchResponse(() => uptime(wrong))).status).toBe(404)
  })

  test('is exported as a CSV file with hours and shares', async () => {
    startBackend()
    const params = { month: '2026-11' }
    const response = await uptimeFile(loaderArgs('/zones/uptime/2026-11.csv', { params }))
    expect(response.headers.get('content-disposition')).toContain('waktu-aktif-2026-11.csv')
    const [head, lobby, terrace] = (await response.text()).split('\r\n')
    expect(head).toContain('"Waktu aktif"')
    expect(lobby).toContain('"Lobi";"0.9900";"100.00";"1.00";"0"')
    expect(terrace).toContain('"Teras";"";"0.00";"0.00";"0"')
  })
})

describe('the opening hours of a unit', () => {
  const week = (opens: string, closes: string) =>
    Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].flatMap(day => [
        [`opens_${day}`, opens],
        [`closes_${day}`, closes],
      ]),
    )
  const save = (fields: Record<string, string>) => {
    const args = actionArgs(`/business-units/${unit}/opening-hours`, { form: 'opening-hours', ...fields })
    return action({ ...args, params: { id: unit } })
  }

  test('are saved as minutes; days without times are closed', async () => {
    const { calls } = startBackend()
    const page = await openingHours(loaderArgs('/x', { params: { id: unit } }))
    expect(page.hours).toMatchObject({ version: 1, hours: null })
    const answer = await save({ version: '1', ...week('18.00', '2'), opens_1: '', closes_1: '' })
    expect(findRedirectTarget(answer)).toBe(`/business-units/${unit}/opening-hours`)
    const night = { from_minute: 1080, until_minute: 120 }
    const hours = [null, night, night, night, night, night, night]
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { version: 1, hours } })
  })

  test.each([
    [{ opens_2: '' }, ['closes_2', 'validation.exception_times']],
    [{ closes_3: '08:00' }, ['closes_3', 'validation.slot_empty']],
    [{ opens_4: '25' }, ['opens_4', 'validation.time']],
  ])('are rejected with %j', async (changes, error) => {
    startBackend()
    const answer = await save({ version: '1', ...week('8', '22'), ...changes })
    expect(getFormErrors(answer).errors).toContainEqual(error)
  })
})
