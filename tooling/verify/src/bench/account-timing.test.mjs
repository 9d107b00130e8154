import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatTimingTable, measureTiming, median } from './account-timing.mjs'

let slowFor = () => false
const server = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => {
    body += chunk
  })
  request.on('end', () => setTimeout(() => response.end('{}'), slowFor(body) ? 60 : 0))
})
let api
beforeAll(async () => {
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  api = `http://127.0.0.1:${server.address().port}`
})
afterAll(() => server.close())

test('returns the median', () => {
  expect([median([9, 1, 5]), median([4, 1, 9, 2])]).toEqual([5, 3])
})

test('reports that requests for a known account are slower', async () => {
  slowFor = body => body.includes('pemilik')
  const rows = await measureTiming({ api, tries: 3 })
  expect(rows.map(({ name, ok }) => [name, ok])).toEqual([
    ['sign in', false],
    ['forgot password', false],
  ])
  expect(formatTimingTable(rows).split('\n')).toHaveLength(3)
}, 60_000)
