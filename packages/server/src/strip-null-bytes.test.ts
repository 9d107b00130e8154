import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { stripNullBytes } from './strip-null-bytes'

it.each([
  ['kafe\0 · hotel', 'kafe · hotel'],
  ['é\0', 'é'],
  ['whole', 'whole'],
])('%j reaches its reader as %j', async (written, read) => {
  const body = stripNullBytes()
  body.end(Buffer.from(written))
  expect(await text(body)).toBe(read)
})
