import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { load } from '../load.mjs'
import { weigh } from '../weigh.mjs'

const files = {
  '/': `<link rel="canonical" href="/elsewhere"><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
    <script type="module" src="/a.js"></script><img src="/a.svg" alt=""><img src="/a.svg" alt=""><a href="/next">next</a>`,
  '/a.css': 'c'.repeat(100),
  '/a.js': 's'.repeat(1000),
  '/b.js': 's'.repeat(500),
  '/a.svg': 'v'.repeat(10),
}
let server
let url
beforeAll(async () => {
  server = createServer((request, response) =>
    response.writeHead(files[request.url] ? 200 : 404).end(files[request.url]),
  )
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${server.address().port}/`
})
afterAll(() => server.close())

describe('the bench', () => {
  it('weighs a page with what it loads, each file once, links left alone', async () => {
    expect(await weigh(url)).toEqual({ requests: 5, bytes: files['/'].length + 1610, script: 1500 })
  })

  it('counts answers and failures', async () => {
    const good = await load(url, { seconds: 0.2, connections: 2 })
    expect(good.rate).toBeGreaterThan(10)
    expect(good.failed).toBe(0)
    expect((await load(`${url}none`, { seconds: 0.1, connections: 1 })).rate).toBe(0)
  })
})
