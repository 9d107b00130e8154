import { describe, expect, test } from 'vitest'
import { notFound, requireFound, requireValidParams, routeNotFound } from './not-found'

const request = new Request('https://musik.test/en/orders/x?page=2')
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('not-found responses', () => {
  test('contain the path', async () => {
    expect([notFound(request).status, await notFound(request).text()]).toEqual([
      404,
      'Page Not Found: /en/orders/x',
    ])
    expect([routeNotFound(request).status, await routeNotFound(request).text()]).toEqual([
      404,
      'Page not found: /en/orders/x',
    ])
  })

  test('are thrown by requireFound only for null', () => {
    expect(requireFound(request, 0)).toBe(0)
    expect(() => requireFound(request, null)).toThrow()
  })

  test('are not thrown by requireValidParams for valid parameters', async () => {
    expect(
      await thrown(requireValidParams({ request, params: { id: 'x' } }, ({ id }) => id === 'x')),
    ).toBeNull()
    expect(await thrown(requireValidParams({ request, params: {} }, async () => true))).toBeNull()
  })

  test('are thrown by requireValidParams if synchronous or asynchronous validation fails', async () => {
    for (const invalid of [() => false, async () => false]) {
      const response = await thrown(requireValidParams({ request, params: { id: '<' } }, invalid))
      expect(response).toBeInstanceOf(Response)
      if (response instanceof Response) expect(await response.text()).toBe('Page Not Found: /en/orders/x')
    }
  })
})
