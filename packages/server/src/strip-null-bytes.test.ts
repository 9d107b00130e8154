import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { stripNullBytes } from './strip-null-bytes'

it.each([
  ['kafe\0 · hotel', 'kafe · hotel'],
  ['é\0', 'é'],
  ['whole', 'whole'],
])('turns %j into %j', async (input, output) => {
  const body = stripNullBytes()
  body.end(Buffer.from(input))
  expect(await text(body)).toBe(output)
})
