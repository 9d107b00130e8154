import { dataOf, endpoints, file, get, isoDateTime, pageOf, post, put } from '@bgm/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createEndpointClient } from './endpoint-client'
import { captureError, startTestClient } from './testing/test-client'

const song = z.object({ id: z.string(), created_at: isoDateTime })
const songs = endpoints({
  list: get('/songs', {
    caller: 'member',
    query: z.object({ q: z.string().optional() }),
    response: pageOf(song),
  }),
  get: get('/songs/:id', { caller: 'member', response: dataOf(song) }),
  move: put('/songs/:id/places/:place', {
    caller: 'member',
    body: z.object({ position: z.number() }),
    idempotent: true,
  }),
  upload: post('/songs', { caller: 'member', upload: { file: 'audio' }, response: song }),
  download: get('/songs/:id/file', { caller: 'member', response: file }),
})
const created_at = '2026-11-28T00:00:00.000Z'

async function start(reply: Parameters<typeof startTestClient>[0]) {
  const { http, received } = await startTestClient(reply)
  return { songs: createEndpointClient(http, songs), received }
}

test('a call fills in the path and sends the body and the key', async () => {
  const client = await start({ status: 204 })
  expect(await client.songs.move('song1', 'place2', { position: 3 }, 'key-12345678')).toBeUndefined()
  expect(client.received[0]).toMatchObject({
    method: 'PUT',
    url: '/api/songs/song1/places/place2',
    body: '{"position":3}',
    headers: { 'idempotency-key': 'key-12345678' },
  })
})

test('a list returns its records and the pagination, also under the names of the previous release', async () => {
  const pagination = { page: 1, pageSize: 10, pageCount: 1, total: 1 }
  const body = { data: [{ documentId: 'song1', createdAt: created_at }], meta: { pagination } }
  const client = await start({ body })
  expect(await client.songs.list({ q: 'a b' })).toEqual({
    data: [{ id: 'song1', created_at }],
    pagination: { page: 1, page_size: 10, page_count: 1, total: 1 },
  })
  expect(client.received[0]?.url).toBe('/api/songs?q=a%20b')
})

test('a record is taken out of its envelope, and undeclared fields are dropped', async () => {
  const client = await start({ body: { data: { id: 'song1', created_at, extra: 1 } } })
  expect(await client.songs.get('song1')).toEqual({ id: 'song1', created_at })
})

test('a file is sent as multipart', async () => {
  const client = await start({ body: { id: 'song1', created_at } })
  expect((await client.songs.upload(new File(['ID3'], 'Bengawan Solo.mp3'))).id).toBe('song1')
  expect(client.received[0]?.headers['content-type']).toContain('multipart/form-data')
})

test('a file has its name and type', async () => {
  const headers = { 'content-type': 'audio/mpeg', 'content-disposition': 'attachment; filename="x.mp3"' }
  const client = await start({ body: 'ID3', headers })
  expect(await client.songs.download('song1')).toMatchObject({ name: 'x.mp3', type: 'audio/mpeg' })
})

test('a response that does not match the contract is an error of the backend', async () => {
  const client = await start({ body: { data: { id: 1 } } })
  expect(await captureError(client.songs.get('song1'))).toMatchObject({ code: 'unexpected', status: 502 })
})
