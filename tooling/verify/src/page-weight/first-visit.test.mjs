import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureFirstVisit } from './first-visit.mjs'

const files = {
  '/': `<link rel="canonical" href="/elsewhere"><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
    <script type="module" src="/a.js"></script><img src="/a.svg" alt=""><svg><use href="/a.svg#b"></use></svg><a href="/next">next</a>`,
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

describe('the weight of a first visit', () => {
  test('includes every file that the page loads once, but no links', async () => {
    expect(await measureFirstVisit(url)).toEqual({
      requests: 5,
      document: files['/'].length,
      elements: 8,
      bytes: files['/'].length + 1610,
      script: 1500,
    })
  })
})
