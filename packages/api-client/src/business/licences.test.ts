import { parseLicenceCode } from '@bgm/validation'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApi } from '../api'
import { backendHandlers, makeSampleWorld, testApiUrl } from '../testing'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function arrange() {
  const world = makeSampleWorld()
  server.use(...backendHandlers(world))
  const options = { apiUrl: testApiUrl, locale: 'id' }
  return {
    world,
    api: createApi({ ...options, token: 'header.payload.signature' }),
    visitor: createApi(options),
  }
}

const lobby = '4H7K9QX2M3VT8'

describe('licences', () => {
  test('are listed with the number in each state, regardless of the state filter', async () => {
    const { api } = arrange()
    const { data, states } = await api.licences.list({ state: 'expiring' })
    expect(data.map(({ zone }) => zone.name)).toEqual(['Teras'])
    expect(states).toEqual({ expiring: 1, active: 1, suspended: 1, expired: 1, revoked: 1 })
    for (const { code } of data) expect(parseLicenceCode(code)).toEqual({ ok: true, code })
  })

  test('include their versions, newest first', async () => {
    const { api } = arrange()
    const { versions, coverage } = await api.licences.get(lobby)
    expect(versions.map(({ number, cause }) => [number, cause])).toEqual([
      [2, 'renewed'],
      [1, 'issued'],
    ])
    expect(coverage.rows.en.filter(({ covered }) => covered)).toHaveLength(2)
  })

  test('have certificates that can be downloaded individually or as a batch', async () => {
    const { api, world } = arrange()
    const query = { size: 'a4', locale: 'id' } as const
    expect((await api.licences.downloadCertificate(lobby, query)).type).toBe('application/pdf')
    const { id, total } = await api.licences.createBatch({ codes: [lobby], ...query })
    expect(total).toBe(1)
    Object.assign(world.licenceBatches[0] ?? {}, { state: 'ready', done: 1, bytes: 9 })
    expect(await api.licences.getBatch(id)).toMatchObject({ state: 'ready', done: 1 })
    expect((await api.licences.downloadBatch(id)).name).toBe('licences.pdf')
  })
})

describe('licence checks', () => {
  test('let anyone check a licence and the code on its screen', async () => {
    const { visitor } = arrange()
    expect(await visitor.licenceChecks.find(lobby)).toMatchObject({
      state: 'active',
      screen: null,
      version: 2,
    })
    expect((await visitor.licenceChecks.find(lobby, { screen: '123456' }))?.screen).toBe('matches')
    expect((await visitor.licenceChecks.find(lobby, { screen: '654321' }))?.screen).toBe('differs')
    expect(await visitor.licenceChecks.find('0000000000000')).toBeNull()
  })

  test('need no session for the proof, the keys and the status list', async () => {
    const { visitor } = arrange()
    const proof = await visitor.licenceChecks.findProof(lobby)
    expect(proof?.split('.')).toHaveLength(3)
    expect((await visitor.licenceChecks.getKeys()).keys).toHaveLength(1)
    expect((await visitor.licenceChecks.getStatusList()).split('.')).toHaveLength(3)
  })

  test('send a report with the code of the licence', async () => {
    const { visitor, world } = arrange()
    await visitor.licenceChecks.report(lobby, { reason: 'other-place', message: 'Di kafe lain' })
    expect(world.licenceReports).toMatchObject([{ code: lobby, reason: 'other-place' }])
  })
})
