import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { hostileBehaviours, hostileBodies, startHostileServer } from '@bgm/raw-requests/hostile-server'
import { sendRequest } from '#src/product/http-call.mjs'
import { signIn } from '#src/product/registered-members.mjs'

const password = 'Contoh-12345'
/** An organisation may have ten webhooks. */
const batchSize = 9

async function openWebhooks(api, email) {
  const token = await signIn(api, { email, password })
  const send = (method, path, body) => sendRequest(`${api}/webhooks${path}`, { method, token, body })
  return {
    async add(webhook_url) {
      const { status, body, text } = await send('POST', '', { webhook_url, events: ['incident.opened'] })
      if (status !== 201) throw new Error(`webhooks: ${status} ${text}`)
      return body.webhook.documentId
    },
    test: id => send('POST', `/${id}/test`),
    remove: id => send('DELETE', `/${id}`),
    findDelivery: async id => (await send('GET', `/${id}/deliveries`)).body.data[0],
  }
}

/** Resolves with the seconds until `isDone` returns true, at most a minute. */
async function measure(isDone) {
  const since = performance.now()
  while (performance.now() - since < 60_000 && !(await isDone())) await pause(50)
  return Math.round((performance.now() - since) / 100) / 10
}

async function startReceiver() {
  let received = 0
  const server = createServer((request, response) => {
    received += 1
    request.resume()
    response.writeHead(204).end()
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    count: () => received,
    stop: () => server.close(),
  }
}

/** Returns the names of the servers to which no attempt was counted. */
async function callBatch(webhooks, behaviours) {
  const called = await Promise.all(
    behaviours.map(async ([name, behave]) => {
      const server = await startHostileServer(behave)
      return { name, server, id: await webhooks.add(server.url) }
    }),
  )
  for (const { id } of called) await webhooks.test(id)
  const isCounted = async ({ id }) => ((await webhooks.findDelivery(id))?.attempts ?? 0) > 0
  const findUncounted = async () => {
    const counted = await Promise.all(called.map(isCounted))
    return called.filter((_, index) => !counted[index])
  }
  return {
    findUncounted,
    async stop() {
      for (const { server, id } of called) {
        await webhooks.remove(id)
        server.stop()
      }
    },
  }
}

/**
 * Lets the webhooks of one organisation call servers that violate the protocol or never end, while another one tests
 * its own webhook. Returns the servers to which no attempt was counted within a minute, and the longest time until the
 * other webhook arrived, in seconds.
 */
export async function callHostileWebhooks(api) {
  const [slow, other] = [
    await openWebhooks(api, 'pemilik@contoh.test'),
    await openWebhooks(api, 'lain@contoh.test'),
  ]
  const receiver = await startReceiver()
  const own = await other.add(receiver.url)
  const all = [...Object.entries(hostileBehaviours), ...Object.entries(hostileBodies)]
  const uncounted = []
  let seconds = 0
  for (let index = 0; index < all.length; index += batchSize) {
    const batch = await callBatch(slow, all.slice(index, index + batchSize))
    const before = receiver.count()
    await other.test(own)
    seconds = Math.max(seconds, await measure(() => receiver.count() > before))
    await measure(async () => (await batch.findUncounted()).length === 0)
    uncounted.push(...(await batch.findUncounted()).map(({ name }) => name))
    await batch.stop()
  }
  await other.remove(own)
  receiver.stop()
  return { uncounted: uncounted.join(', ') || 0, seconds }
}
