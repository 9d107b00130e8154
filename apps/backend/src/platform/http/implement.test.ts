import { PassThrough } from 'node:stream'
import { dataOf, endpoints, file, get, isoDateTime, pageOf, pageQuery, post } from '@bgm/contract'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { HttpError } from './errors'
import { createRoutes, implement, sendFile, toPage } from './implement'
import type { RequestContext } from './request-context'

const song = z.object({ id: z.string(), title: z.string(), created_at: isoDateTime })
const createdAt = new Date('2026-11-28T00:00:00Z')
const stored = { id: 'song1', title: 'Bengawan Solo', created_at: createdAt, secret_note: 'private' }

const songs = endpoints({
  list: get('/songs', { caller: 'member', query: z.strictObject(pageQuery), response: pageOf(song) }),
  get: get('/songs/:id', { caller: 'member', response: song }),
  find: post('/songs/find', { caller: 'server', response: dataOf(song) }),
  findForGateway: post('/internal/songs', { caller: 'gateway', response: dataOf(song) }),
  add: post('/songs', {
    caller: 'anyone',
    body: z.strictObject({ title: z.string() }),
    response: song,
    status: 201,
    idempotent: true,
  }),
  play: post('/songs/:id/play', { caller: 'member' }),
  download: get('/songs/:id/file', { caller: 'member', response: file }),
})

const actions = implement(songs, {
  list: ({ query: { page, page_size } }) =>
    toPage([stored], { page, pageSize: page_size, pageCount: 1, total: 1 }),
  get: ({ params }) => ({ ...stored, id: params.id }),
  find: () => stored,
  findForGateway: () => stored,
  add: ({ body, idempotencyKey }) => ({ ...stored, title: `${body.title} ${idempotencyKey}` }),
  play: () => undefined,
  download: () => ({ name: 'song.pdf', type: 'application/pdf', content: '%PDF' }),
})

type Request = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
}

async function call(name: string, { params = {}, query = {}, body, headers = {} }: Request = {}) {
  const sent: Record<string, string> = {}
  // The parts of a Koa context that an action uses.
  const ctx = {
    params,
    query,
    request: { body },
    get: (header: string) => headers[header] ?? '',
    set: (header: string, value: string) => {
      sent[header] = value
    },
    status: 404,
    body: undefined,
  } as unknown as RequestContext
  await actions[name]?.(ctx)
  return { status: ctx.status, body: ctx.body, headers: sent }
}

const at = createdAt.toISOString()
const written = { id: 'song1', title: 'Bengawan Solo', created_at: at, documentId: 'song1', createdAt: at }

describe('a response', () => {
  test('contains only the fields that the contract names', async () => {
    expect((await call('get', { params: { id: 'song1' } })).body).toEqual(written)
    expect((await call('list')).body).toEqual({
      data: [written],
      meta: {
        pagination: { page: 1, page_size: 10, page_count: 1, total: 1, pageSize: 10, pageCount: 1 },
      },
    })
  })

  test('has the declared status', async () => {
    const added = { body: { title: 'Ibu' }, headers: { 'idempotency-key': 'key-12345678' } }
    expect(await call('add', added)).toMatchObject({ status: 201, body: { title: 'Ibu key-12345678' } })
    expect(await call('play', { params: { id: 'song1' } })).toMatchObject({ status: 204, body: undefined })
  })

  test('with a file is a download that is not cached', async () => {
    const { body, headers } = await call('download', { params: { id: 'song1' } })
    expect(body).toBe('%PDF')
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="song.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('that does not match the contract is an error that names the place, not the value', async () => {
    const broken = implement(
      { get: songs.get },
      { get: () => ({ ...stored, title: 7 as unknown as string }) },
    )
    const ctx = { params: { id: 'x' }, query: {}, request: {} } as unknown as RequestContext
    await expect(broken.get?.(ctx)).rejects.toThrow(
      'The response of GET /songs/:id does not match the contract: title (invalid_type)',
    )
  })
})

describe('a request', () => {
  test.each<[string, Request, object]>([
    ['list', { query: { page: '0' } }, { status: 400 }],
    ['list', { query: { colour: 'red' } }, { details: { fields: [{ path: ['colour'] }] } }],
    ['add', { body: { title: 1 } }, { details: { fields: [{ path: ['title'] }] } }],
    ['add', { body: { title: 'Ibu' } }, { details: { fields: [{ path: ['Idempotency-Key'] }] } }],
    ['get', { params: { id: 'a/b' } }, { status: 404 }],
    ['find', {}, { status: 404 }],
    ['findForGateway', {}, { status: 404 }],
  ])('of %s with %j is rejected', async (name, request, error) => {
    await expect(call(name, request)).rejects.toMatchObject(error)
  })
})

test('a key is identified before the input is parsed, and the caller is passed to the handler', async () => {
  const catalogue = endpoints({
    list: get('/public-api/songs', {
      caller: 'api-key',
      scope: 'plays:read',
      query: z.strictObject({}),
      response: z.object({ owner: z.string() }),
    }),
  })
  const withKey = implement<typeof catalogue, string>(
    catalogue,
    { list: ({ caller }) => ({ owner: caller }) },
    async (ctx, { scope }) => {
      if (ctx.get('authorization') === '') throw new HttpError(401, 'The API key is missing')
      return `${ctx.get('authorization')} ${scope}`
    },
  )
  const send = async (key: string, query: Record<string, unknown>) => {
    const ctx = { params: {}, query, request: {}, get: () => key } as unknown as RequestContext
    await withKey.list?.(ctx)
    return ctx.body
  }
  expect(await send('key', {})).toEqual({ owner: 'key plays:read' })
  await expect(send('', { unknown: '1' })).rejects.toMatchObject({ status: 401 })
  await expect(send('key', { unknown: '1' })).rejects.toMatchObject({ status: 400 })
})

test('a file that fails while it is sent breaks the connection', async () => {
  const destroy = vi.fn()
  const content = new PassThrough()
  const ctx = { set: () => undefined, res: { headersSent: true }, req: { socket: { destroy } } }
  sendFile(ctx as unknown as RequestContext, { name: 'log.jsonl', type: 'application/jsonl', content })
  content.destroy(new Error('The file differs from its checksum'))
  await vi.waitFor(() => expect(destroy).toHaveBeenCalledOnce())
})

test('routes leave the check of callers with a session to Strapi', () => {
  expect(createRoutes(songs, 'song').routes).toContainEqual({
    method: 'GET',
    path: '/songs/:id',
    handler: 'song.get',
  })
  expect(createRoutes(songs, 'song').routes).toContainEqual({
    method: 'POST',
    path: '/songs',
    handler: 'song.add',
    config: { auth: false },
  })
})
