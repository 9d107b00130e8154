import { expect, test } from 'vitest'
import { createMidtransClient } from '#src/billing/provider/midtrans-client'
import { post } from '#src/platform/outgoing/send'
import { uploadByHttp } from '#src/platform/outgoing/upload'
import { callService } from '#src/platform/runtime/call-service'
import { hostileBehaviours, hostileBodies, startHostileServer } from '#tests/hostile-server'

const timeout = 400
const latest = 4 * timeout

const never = new AbortController().signal
const content = async function* () {
  for (let part = 0; part < 100; part += 1) yield 'x'.repeat(10_000)
}

/** The calls of the backend to servers that it does not control. */
const calls: Record<string, (url: string) => Promise<unknown>> = {
  'a webhook': async url => {
    const { error } = await post({ url, headers: {}, body: '{}' }, never, timeout)
    if (error) throw new Error(error)
  },
  'an upload': url =>
    uploadByHttp({ url, headers: {}, bytes: 1_000_000, content: content() }, never, timeout),
  'a service of the operator': url => callService({ url, body: '{}', timeout }),
  'the payment provider': url =>
    createMidtransClient({
      serverKey: 'key',
      signatureKey: 'key',
      snapUrl: url,
      apiUrl: url,
      timeout,
    }).getStatus('x'),
}

/** Makes a call to a server of each behaviour at once. Returns how each call ended. */
async function callAll(call: (url: string) => Promise<unknown>, behaviours: typeof hostileBehaviours) {
  const since = performance.now()
  const results = Object.entries(behaviours).map(async ([name, behave]) => {
    const ended = await call(await startHostileServer(behave)).then(
      () => 'succeeded',
      () => 'failed',
    )
    return [name, performance.now() - since < latest ? ended : 'late']
  })
  return Object.fromEntries(await Promise.all(results))
}

const all = (behaviours: object, ended: string) =>
  Object.fromEntries(Object.keys(behaviours).map(name => [name, ended]))

test.each(Object.entries(calls))(
  '%s fails within its deadline, whatever the server does',
  async (_, call) => {
    expect(await callAll(call, hostileBehaviours)).toEqual(all(hostileBehaviours, 'failed'))
  },
)

test.each(Object.entries(calls))('%s ends within its deadline if the body never ends', async (name, call) => {
  const ended = await callAll(call, hostileBodies)
  expect(Object.values(ended)).not.toContain('late')
  // Only the status of a webhook's response counts.
  if (name === 'a webhook') expect(ended).toEqual(all(hostileBodies, 'succeeded'))
  if (name !== 'an upload' && name !== 'a webhook') expect(ended).toEqual(all(hostileBodies, 'failed'))
})

test('a call that is aborted ends at once', async () => {
  const url = await startHostileServer(() => undefined)
  const stopping = new AbortController()
  const call = post({ url, headers: {}, body: '{}' }, stopping.signal, 60_000)
  stopping.abort()
  expect(await call).toEqual({ status: null, error: 'timeout' })
  expect(await post({ url, headers: {}, body: '{}' }, stopping.signal, 60_000)).toEqual({
    status: null,
    error: 'timeout',
  })
})

test('a service cannot fill the memory with its response', async () => {
  const url = await startHostileServer(socket => {
    socket.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n')
    socket.end('x'.repeat(3_000_000))
  })
  await expect(callService({ url, body: '{}', timeout: 10_000 })).rejects.toMatchObject({
    name: 'ResponseTooLargeError',
  })
})
