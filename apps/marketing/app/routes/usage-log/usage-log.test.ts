import { respondWithError, sampleLogBundle, sampleLogCheckpoint, sampleLogKey } from '@bgm/api-client/testing'
import { collectiveApiLog, usageLog } from '@bgm/contract'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, respond, startCms } from '#app/testing/cms'
import { loader as checkpoint } from './checkpoint'
import { loader as key } from './key'
import { loader as receiptKey } from './receipt-key'
import { loader as tile } from './tile'

const token = 'bgm_c_0123456789'

function tileArgs(path: string, authorization?: string) {
  const args = loaderArgs(`/usage-log/tile/${path}`, { params: { '*': path } })
  if (authorization) args.request.headers.set('authorization', authorization)
  return args
}

test('the checkpoint is not cached, and programs on other sites may read it', async () => {
  const { calls } = startCms()
  const response = await checkpoint(loaderArgs('/usage-log/checkpoint'))
  expect(await response.text()).toBe(sampleLogCheckpoint)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(calls[0]?.headers.get('x-forwarded-for')).toBe('127.0.0.1')
  expect(calls[0]?.headers.get('x-internal-key')).toBe(env.internalKey)
})

test.each([
  [key, '/.well-known/usage-log-key'],
  [receiptKey, '/.well-known/usage-receipt-key'],
])('the keys are verifier keys, one a line', async (loader, path) => {
  startCms()
  const response = await loader(loaderArgs(path))
  expect(await response.text()).toBe(`${sampleLogKey}\n`)
})

test.each([
  ['0/x001/x234/067', '/usage-log/tiles/0/1234067/256'],
  ['2/000.p/17', '/usage-log/tiles/2/0/17'],
])('the tile %s is immutable', async (path, called) => {
  const { calls } = startCms()
  const response = await tile(tileArgs(path))
  expect((await response.arrayBuffer()).byteLength).toBe(32)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(calls.map(call => call.path)).toEqual([called])
})

test.each(['', '0', '0/0', '0/000.p/256', '0/../000', '64/000', 'entries/1', '0/000/'])(
  'anything but a tile is a 404 without a call: %j',
  async path => {
    const { calls } = startCms()
    expect((await catchResponse(() => tile(tileArgs(path)))).status).toBe(404)
    expect(calls).toEqual([])
  },
)

test('a bundle of entries is read with the key of the request and cached only by its reader', async () => {
  const { calls } = startCms()
  const response = await tile(tileArgs('entries/000.p/1', `Bearer ${token}`))
  expect(await response.text()).toBe(sampleLogBundle.content)
  expect(response.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(calls[0]?.path).toBe('/public-api/collective/usage-log/entries/0/1')
  expect(calls[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
})

test('other authorization is not passed on', async () => {
  const { calls } = startCms()
  await tile(tileArgs('entries/000', 'Basic dXNlcg=='))
  expect(calls[0]?.headers.get('authorization')).toBeNull()
})

test.each([
  [401, 401],
  [403, 403],
  [404, 404],
  [429, 429],
  [500, 500],
])('a backend that answers %i becomes %i', async (answered, status) => {
  startCms(
    respond(collectiveApiLog.openBundle, respondWithError(answered, { retry_after: 7 })),
    respond(usageLog.getTile, respondWithError(answered)),
  )
  const response = await catchResponse(() => tile(tileArgs('entries/000', `Bearer ${token}`)))
  expect(response.status).toBe(status)
  expect((await catchResponse(() => tile(tileArgs('0/000')))).status).toBe(status)
  vi.mocked(console.error).mockClear()
})

test('a backend that cannot be reached is a 503', async () => {
  startCms(respond(usageLog.getCheckpoint, HttpResponse.error()))
  const response = await catchResponse(() => checkpoint(loaderArgs('/usage-log/checkpoint')))
  expect(response.status).toBe(503)
  vi.mocked(console.error).mockClear()
})
