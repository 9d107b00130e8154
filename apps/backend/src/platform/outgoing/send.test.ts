import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { PrivateAddressError, restrictLookup } from './lookup'
import { post } from './send'

type Found = { address: string; family: number }

const found = (...addresses: string[]): Found[] =>
  addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))

/** The result of a restricted lookup for a name that resolves to these addresses. */
const lookUp = (addresses: Found[], error: NodeJS.ErrnoException | null = null, all = true) =>
  new Promise<{ error: Error | null; address: unknown }>(done => {
    const restricted = restrictLookup((_name, _options, resolved) => resolved(error, addresses))
    restricted('example.com', { all }, (problem, address) => done({ error: problem, address }))
  })

test.each([['10.0.0.1'], ['127.0.0.1'], ['::1'], ['fe80::1'], ['8.8.8.8', '192.168.0.1'], []])(
  'a name is not called if it resolves to no address or to a private one (case %#)',
  async (...addresses) => {
    expect((await lookUp(found(...addresses))).error).toBeInstanceOf(PrivateAddressError)
  },
)

test('a connection uses the addresses that were checked', async () => {
  const addresses = found('8.8.8.8', '2606:4700::1111')
  expect(await lookUp(addresses)).toEqual({ error: null, address: addresses })
  expect(await lookUp(addresses, null, false)).toEqual({ error: null, address: '8.8.8.8' })
  const missing = Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
  expect((await lookUp([], missing)).error).toBe(missing)
})

test('a URL that may not be called gets no request', async () => {
  const message = { headers: {}, body: '{}' }
  for (const url of ['https://10.0.0.1/', 'https://localhost/', 'http://example.com/'])
    expect(await post({ url, ...message })).toEqual({ status: null, error: 'private-address' })
})

test('a request ends after the timeout, even if the receiver never responds', async () => {
  const silent = createServer(() => {})
  await new Promise<void>(done => silent.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  expect(await post({ url, headers: {}, body: '{}' }, undefined, 50)).toEqual({
    status: null,
    error: 'timeout',
  })
  silent.closeAllConnections()
  await new Promise(done => silent.close(done))
})
