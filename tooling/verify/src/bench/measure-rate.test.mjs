import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureRate } from './measure-rate.mjs'

const server = createServer((request, response) => response.writeHead(request.url === '/' ? 200 : 404).end())
let url
beforeAll(async () => {
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${server.address().port}/`
})
afterAll(() => server.close())

test('counts only successful responses in the rate', async () => {
  const good = await measureRate(url, { seconds: 0.2, connections: 2 })
  expect(good.rate).toBeGreaterThan(0)
  expect(good.failed).toBe(0)
  expect((await measureRate(`${url}none`, { seconds: 0.1, connections: 1 })).rate).toBe(0)
})
