import { respondWithError, sampleWebhook, sampleWebhookSecret } from '@bgm/api-client/testing'
import { webhooks } from '@bgm/contract'
import type { Role } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { action as addWebhook } from '#app/routes/integrations/new-webhook'
import { actionArgs, catchResponse, findRedirectTarget, respond, startBackend } from '#app/testing/backend'

const [former, active] = ['orgcontoh000000000000001', 'orglain00000000000000001']
const fields = { form: 'new-webhook', webhook_url: 'https://example.com/a', events: 'incident.opened' }

/** A member of two organisations who has switched to the second one in another tab. */
function startSwitched(role: Role = 'owner') {
  const backend = startBackend(({ user }) => {
    const [membership] = user.memberships
    if (!membership) throw new Error('The sample member has no membership')
    const organisation = { ...membership.organisation, id: active }
    user.memberships = [membership, { ...membership, role, organisation }]
    user.active_organisation = active
  })
  const { user } = backend.world
  const created = { secret: sampleWebhookSecret, webhook: sampleWebhook }
  // As in the backend, a request may name the organisation that it is meant for.
  const create = respond(webhooks.create, ({ headers }) => {
    const meant = headers.get('x-organisation')
    if (meant === null || meant === user.active_organisation) return created
    const isMember = user.memberships.some(({ organisation }) => organisation.id === meant)
    if (!isMember || headers.get('x-organisation-switch') !== '1')
      return respondWithError(409, { code: 'organisation-changed' })
    user.active_organisation = meant
    return created
  })
  backend.server.use(create)
  return backend
}
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
    const { world } = startSwitched(role)
    const answer = await catchResponse(() => send({ shown_for: former }))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toEqual({ sent: fields, shown_for: former })
    expect(world.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path)).not.toContain(
      '/organisation/switch',
    )
  })

  test('is stored in its organisation after the member has chosen to return', async () => {
    const { world } = startSwitched()
    const sent = await send({ shown_for: former, organisation_switch: '1' })
    expect(findRedirectTarget(sent)).toContain('/integrations/webhooks/')
    expect(world.user.active_organisation).toBe(former)
  })

  test('can be stored in the active organisation after the member has left the former one', async () => {
    const { world } = startSwitched()
    world.user.memberships = world.user.memberships.slice(1)
    const answer = await catchResponse(() => send({ shown_for: former, organisation_switch: '1' }))
    expect(answer.status).toBe(409)
    const { sent } = (await answer.json()) as { sent: Record<string, string> }
    expect(findRedirectTarget(await send(sent))).toContain('/integrations/webhooks/')
  })
})
