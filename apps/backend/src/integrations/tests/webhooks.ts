import { createHmac } from 'node:crypto'
import { createVenue } from '#tests/devices'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { jobRows } from '#tests/job-rows'
import { type Received, startReceiver } from '#tests/receiver'
import { startBackendWithPackages } from '#tests/shop'

export const events = ['zone.state_changed', 'zone.now_playing_changed', 'incident.opened']

/** Verifies a signature as a receiver does (Standard Webhooks). */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const mac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(signed)
    .digest('base64')
  return String(headers['webhook-signature']).split(' ').includes(`v1,${mac}`)
}

/** The webhooks of an organisation, which are sent to `origin`. */
export function createWebhooks(backend: Backend, token: string, origin: string) {
  const rows = (table: string) => backend.strapi.db.connection(table)
  const call = (method: string, path: string, body?: object) =>
    backend.call(method, `/webhooks${path}`, { token, ...(body ? { body } : {}) })

  /** Postpones automatic retries, whose number would depend on the speed of the machine. */
  const { postpone, makeDue } = jobRows(backend)

  async function settle() {
    await settleJobs()
    await postpone('deliver-webhook')
  }

  return {
    rows,
    call,
    postpone,
    settle,
    async add(changes = {}) {
      const { status, body } = await call('POST', '', { webhook_url: `${origin}/hook`, events, ...changes })
      if (status !== 201) throw new Error(`webhooks answered ${status}: ${JSON.stringify(body)}`)
      return { id: String(body.webhook.documentId), secret: String(body.secret) }
    },
    listDeliveries: async (id: string) => (await call('GET', `/${id}/deliveries`)).body.data,
    getState: async (id: string) => (await call('GET', `/${id}`)).body.state,
    remove: (id: string) => call('DELETE', `/${id}`),
    /** Retries the failed deliveries immediately. */
    async makeDue() {
      await makeDue('deliver-webhook')
      await rows('webhooks').update({ attempted_at: null })
      await settle()
    },
  }
}

/** Starts a backend with an organisation whose webhooks are sent to a receiver. */
export async function startWebhooks() {
  const receiver = await startReceiver(204)
  const backend = await startBackendWithPackages()
  const venue = await createVenue(backend)
  const webhooks = createWebhooks(backend, venue.token, receiver.origin)
  await webhooks.postpone('watch-zones')
  return {
    ...{ receiver, backend, venue, webhooks },
    async reset() {
      receiver.state.received = []
      receiver.state.answer = 204
      await loadCompiled(() => import('#src/platform/http/rate-limit')).prepareRateLimits()
    },
    async stop() {
      await receiver.stop()
      await backend.stop()
    },
  }
}
