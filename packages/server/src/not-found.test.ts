import { describe, expect, it } from 'vitest'
import { notFound, requireFound, requireValidParams, routeNotFound } from './not-found'

const request = new Request('https://musik.test/en/orders/x?page=2')
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('not found', () => {
  it('names the path, in the words of its case', async () => {
    expect([notFound(request).status, await notFound(request).text()]).toEqual([
      404,
      'Page Not Found: /en/orders/x',
    ])
    expect([routeNotFound(request).status, await routeNotFound(request).text()]).toEqual([
      404,
      'Page not found: /en/orders/x',
    ])
  })

  it('gives what was found', () => {
    expect(requireFound(request, 0)).toBe(0)
    expect(() => requireFound(request, null)).toThrow()
  })

  it('lets a page through that its validation accepts, later too', async () => {
    expect(
      await thrown(requireValidParams({ request, params: { id: 'x' } }, ({ id }) => id === 'x')),
    ).toBeNull()
    expect(await thrown(requireValidParams({ request, params: {} }, async () => true))).toBeNull()
  })

  it('answers 404 with the path where the validation refuses, at once or later', async () => {
    for (const refusal of [() => false, async () => false]) {
      const answer = await thrown(requireValidParams({ request, params: { id: '<' } }, refusal))
      expect(answer).toBeInstanceOf(Response)
      if (answer instanceof Response) expect(await answer.text()).toBe('Page Not Found: /en/orders/x')
    }
  })
})
