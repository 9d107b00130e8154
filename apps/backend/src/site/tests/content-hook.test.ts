import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

const secret = 'hook-secret-of-the-tests'
const faq = 'api::faq.faq'

type HookCall = { path: string; authorization: string | undefined; revision: string }

/** A fake site that records calls to the hook and responds with the status that the test sets. */
function startSite() {
  const received: HookCall[] = []
  const statuses: number[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      const { revision } = JSON.parse(body)
      received.push({ path: request.url ?? '', authorization: request.headers.authorization, revision })
      response.writeHead(statuses.shift() ?? 204).end()
    })
  })
  return new Promise<{ received: HookCall[]; answers: number[]; url: string; close(): void }>(done =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      done({ received, answers: statuses, url: `http://127.0.0.1:${port}`, close: () => server.close() })
    }),
  )
}

let backend: Backend
let site: Awaited<ReturnType<typeof startSite>>
let panel: Awaited<ReturnType<typeof openPanel>>
let id: string

const revision = async () => (await backend.call('GET', '/content-revision')).body.data.revision
const publish = (uid: string, document: string, action = 'publish', body = {}) =>
  panel.call('POST', `/content-manager/collection-types/${uid}/${document}/actions/${action}?locale=id`, body)

/** Makes a change and returns the hook calls that it causes, after waiting for the new revision, if there is one. */
async function callsCausedBy(change: () => Promise<unknown>) {
  const before = await revision()
  site.received.splice(0)
  await change()
  const after = await revision()
  if (after === before) return null
  await expect.poll(() => site.received.at(-1)?.revision).toBe(after)
  return site.received
}

beforeAll(async () => {
  site = await startSite()
  backend = await startBackend({
    seed: 'sample',
    env: {
      CONTENT_HOOK_SECRET: secret,
      CONTENT_HOOK_URLS: `${site.url}/hooks/content,http://127.0.0.1:9/hooks/content`,
    },
  })
  panel = await openPanel(backend)
  const found = await backend.strapi.documents(faq).findFirst({ locale: 'id' })
  id = found?.documentId ?? ''
})
beforeEach(() => site.answers.splice(0))
afterAll(async () => {
  await backend.stop()
  site.close()
})

describe('the content hook', () => {
  test('is called with the secret and the new revision when an editor publishes', async () => {
    const received = await callsCausedBy(() =>
      publish(faq, id, 'publish', { question: 'Baru?', answer: 'Ya.' }),
    )
    expect(received).toEqual([
      { path: '/hooks/content', authorization: `Bearer ${secret}`, revision: await revision() },
    ])
  })

  test('is called when an editor unpublishes or deletes, but not when a draft is saved', async () => {
    const saved = { question: 'Masih draf?', answer: 'Ya.' }
    expect(await callsCausedBy(() => panel.write(faq, `${id}?locale=id`, saved))).toBeNull()
    expect(await callsCausedBy(() => publish(faq, id, 'unpublish'))).toHaveLength(1)
    expect(await callsCausedBy(() => panel.remove(faq, `${id}?locale=id`))).toHaveLength(1)
  })

  test('is called when a setting without drafts is saved', async () => {
    const uid = 'api::site-setting.site-setting'
    const { documentId } = (await backend.strapi.documents(uid).findFirst({ locale: 'id' })) ?? {}
    const data: Record<string, unknown> = { contact: { email: 'baru@contoh.test' } }
    const save = () =>
      backend.strapi.documents(uid).update({ documentId: documentId ?? '', locale: 'id', data })
    expect(await callsCausedBy(save)).toHaveLength(1)
  })

  test('is called for changes made with an API token, and once for several changes in one transaction', async () => {
    const tokens = backend.strapi.service('admin::api-token')
    const token = await tokens.create({ name: 'w', description: '', type: 'full-access', lifespan: null })
    const clients = await backend.strapi.documents('api::client.client').findMany({ limit: 3 })
    const write = ({ documentId }: { documentId: string }) =>
      backend.call('PUT', `/clients/${documentId}`, {
        token: token.accessKey,
        body: { data: { name: 'Kantor Contoh' } },
      })
    expect(await callsCausedBy(() => write(clients[0] ?? { documentId: '' }))).toHaveLength(1)
    const together = () =>
      backend.strapi.db.transaction(async () => {
        for (const { documentId } of clients)
          await backend.strapi.documents('api::client.client').publish({ documentId })
      })
    expect(await callsCausedBy(together)).toHaveLength(1)
  })

  test('is retried if the site answers with an error', async () => {
    site.answers.push(500, 503)
    const page = await backend.strapi.documents('api::page.page').findFirst({ locale: 'id' })
    await callsCausedBy(() => publish('api::page.page', page?.documentId ?? ''))
    await expect.poll(() => site.received.length, { timeout: 10_000 }).toBe(3)
    expect(new Set(site.received.map(({ revision }) => revision)).size).toBe(1)
  })

  test('is not called for changes to orders or people', async () => {
    expect(
      await callsCausedBy(() =>
        backend.call('POST', '/auth/forgot-password', { body: { email: 'a@b.test' } }),
      ),
    ).toBeNull()
  })
})
