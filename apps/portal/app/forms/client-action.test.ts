// @vitest-environment happy-dom
import { hasUnsavedForm, markAllSaved } from '@bgm/browser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { submissionStore } from '#app/store'
import { clientAction } from './client-action'

const send = (serverAction: () => Promise<never>, path = location.pathname) =>
  clientAction({
    request: new Request(new URL(path, location.origin), {
      method: 'POST',
      body: new URLSearchParams({ form: 'unit', brand_name: 'Kafe' }),
    }),
    params: {},
    serverAction,
  })

const errorResponse = (status: number) => ({ status, statusText: '', internal: false, data: null })
const fails = (error: unknown) => () => Promise.reject(error)

beforeEach(() => {
  document.body.innerHTML = '<form id="unit" method="post"></form>'
  submissionStore.set({ failure: null })
})
afterEach(markAllSaved)

describe('a form submitted by JavaScript', () => {
  test.each([
    ['the server is unreachable', new TypeError('Failed to fetch'), 'offline'],
    ['the backend is unavailable', errorResponse(503), 'unavailable'],
    [
      'the response is not from the portal',
      new Error('Unable to decode turbo-stream response'),
      'unavailable',
    ],
  ])('keeps its values when %s', async (_, error, failure) => {
    const result = await send(fails(error))
    expect(result instanceof Response && result.status).toBe(503)
    expect(submissionStore.get().failure).toBe(failure)
    expect(hasUnsavedForm()).toBe(true)
  })

  test.each([
    ['a redirect', new Response(null, { status: 303 })],
    ['a forbidden page', errorResponse(403)],
  ])('passes on %s', async (_, error) => {
    await expect(send(fails(error))).rejects.toBe(error)
    expect(submissionStore.get().failure).toBeNull()
  })

  test('is not preserved if it posts to another page', async () => {
    const error = new TypeError('Failed to fetch')
    await expect(send(fails(error), '/sign-out')).rejects.toBe(error)
  })
})
