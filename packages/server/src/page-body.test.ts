import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { pageBody } from './page-body'

it.each([
  ['kafe\0 · hotel', 'kafe · hotel'],
  ['é\0', 'é'],
  ['whole', 'whole'],
])('%j reaches its reader as %j', async (written, read) => {
  const body = pageBody()
  body.end(Buffer.from(written))
  expect(await text(body)).toBe(read)
})
