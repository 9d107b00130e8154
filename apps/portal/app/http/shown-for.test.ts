import { respondWithError, sampleUser, sampleWebhook, sampleWebhookSecret } from '@bgm/api-client/testing'
import { webhooks } from '@bgm/contract'
import type { Role } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { action as addWebhook } from '#app/routes/integrations/new-webhook'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  respond,
  respondWithUser,
  startBackend,
} from '#app/testing/backend'

const [former, active] = ['orgcontoh000000000000001', 'orglain00000000000000001']
const fields = { form: 'new-webhook', webhook_url: 'https://example.com/a', events: 'incident.opened' }

/** A member of two organisations who has switched to the second one in another tab. */
function startSwitched(role: Role = 'owner') {
  const memberships = sampleUser.memberships.flatMap(membership => {
    const organisation = { ...membership.organisation, id: active }
    return [membership, { ...membership, role, organisation }]
  })
  return startBackend(respondWithUser({ memberships, active_organisation: active }))
}

/** As the backend does for a form of an organisation that is not active. */
const refuse = respond(webhooks.create, respondWithError(409, { code: 'organisation-changed' }))
const created = respond(webhooks.create, { secret: sampleWebhookSecret, webhook: sampleWebhook })

const send = (more: Record<string, string>) =>
  addWebhook(actionArgs('/integrations/webhooks/new', { ...fields, ...more }))

describe('a form that was shown for an organisation', () => {
  test('is stored if the organisation is still active', async () => {
    startSwitched()
    expect(findRedirectTarget(await send({ shown_for: active }))).toContain('/integrations/webhooks/')
  })

  test.each([
    ['with the same permissions', 'owner'],
    ['with fewer permissions', 'staff'],
  ] as const)('is returned with its values if another one is active, %s', async (_, role) => {
    const { calls, server } = startSwitched(role)
    server.use(refuse)
    const answer = await catchResponse(() => send({ shown_for: former }))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ sent: fields, shown_for: former })
    expect(calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).not.toContain(
      '/organisation/switch',
    )
  })

  test('is stored in its organisation after the member has chosen to return', async () => {
    const { calls } = startSwitched()
    const sent = await send({ shown_for: former, organisation_switch: '1' })
    expect(findRedirectTarget(sent)).toContain('/integrations/webhooks/')
    const headers = calls.findLast(({ method }) => method === 'POST')?.headers
    expect([headers?.get('x-organisation'), headers?.get('x-organisation-switch')]).toEqual([former, '1'])
  })

  test('can be stored in the active organisation after the member has left the former one', async () => {
    const { calls, server } = startBackend(respondWithUser({ active_organisation: active }), refuse)
    const answer = await catchResponse(() => send({ shown_for: former, organisation_switch: '1' }))
    expect(answer.status).toBe(409)
    const { sent } = (await answer.json()) as { sent: Record<string, string> }
    server.use(created)
    expect(findRedirectTarget(await send(sent))).toContain('/integrations/webhooks/')
    expect(calls.at(-1)?.headers.has('x-organisation')).toBe(false)
  })
})
