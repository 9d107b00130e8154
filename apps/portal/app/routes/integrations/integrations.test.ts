import {
  respondWithFieldError,
  sampleApiKey,
  sampleApiKeyRow,
  sampleWebhook,
  sampleWebhookSecret,
} from '@bgm/api-client/testing'
import { apiKeys, webhooks } from '@bgm/contract'
import { describe, expect, test } from 'vitest'
import {
  actionArgs,
  catchResponse,
  findRedirectTarget,
  getCookie,
  getFormErrors,
  loaderArgs,
  respond,
  respondWithRole,
  startBackend,
} from '#app/testing/backend'
import { action as decide, loader } from './integrations'
import { action as create } from './new-key'
import { action as addWebhook } from './new-webhook'
import { action as removeWebhook } from './remove-webhook'
import { loader as confirmRevoke, action as revoke } from './revoke-key'
import { action as changeWebhook, loader as webhookPage } from './webhook'

const form = (...entries: [string, string][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('API keys', () => {
  test('are shown once, after creation', async () => {
    const { calls } = startBackend()
    const created = await create(
      actionArgs(
        '/en/integrations/keys/new',
        form(
          ['form', 'new-api-key'],
          ['key_name', 'Kasir'],
          ['scopes', 'zones:read'],
          ['scopes', 'plays:read'],
        ),
      ),
    )
    expect(findRedirectTarget(created)).toBe('/en/integrations')
    const cookie = `portal_token=header.payload.signature; ${getCookie(created, 'new_secret')}`
    const shown = await loader(loaderArgs('/en/integrations', { headers: { cookie } }))
    expect(shown.data).toMatchObject({
      created: { name: sampleApiKeyRow.name, secret: sampleApiKey },
      keys: [{ prefix: 'bgm_kkkkkk' }],
    })
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api-keys',
      body: { key_name: 'Kasir', scopes: ['zones:read', 'plays:read'] },
    })
    expect(new Headers(shown.init?.headers).get('set-cookie')).toContain('new_secret=')
    expect((await loader(loaderArgs('/en/integrations'))).data.created).toBeNull()
  })

  test('require a name and a scope', async () => {
    startBackend()
    const sent = await create(actionArgs('/integrations/keys/new', { form: 'new-api-key', key_name: '' }))
    expect(getFormErrors(sent)).toMatchObject({
      status: 400,
      errors: [
        ['key_name', 'validation.required'],
        ['scopes', 'validation.choose_one'],
      ],
    })
  })

  test('are revoked after confirmation', async () => {
    const { calls, server } = startBackend()
    const { id } = sampleApiKeyRow
    const path = `/integrations/keys/${id}/revoke`
    expect(await confirmRevoke(loaderArgs(path, { params: { id } }))).toMatchObject({ prefix: 'bgm_kkkkkk' })
    const sent = await revoke({ ...actionArgs(path, { form: 'revoke-api-key' }), params: { id } })
    expect(findRedirectTarget(sent)).toBe('/integrations')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/api-keys/${id}` })
    server.use(respond(apiKeys.list, []))
    const gone = await catchResponse(() => confirmRevoke(loaderArgs(path, { params: { id } })))
    expect(gone.status).toBe(404)
  })

  test('whose creator has left are kept or revoked by an owner', async () => {
    const { calls } = startBackend()
    const keep = (kept: string) => decide(actionArgs('/integrations', { form: 'integration-keep', kept }))
    expect(findRedirectTarget(await keep(`key.${sampleApiKeyRow.id}`))).toBe('/integrations')
    expect(calls.at(-1)?.path).toBe(`/api-keys/${sampleApiKeyRow.id}/keep`)
    await keep(`webhook.${sampleWebhook.id}`)
    expect(calls.at(-1)?.path).toBe(`/webhooks/${sampleWebhook.id}/keep`)
    expect(getFormErrors(await keep('key.1'))).toMatchObject({ status: 400 })
  })

  test.each(['manager', 'finance', 'staff'] as const)('are not shown to %s', async role => {
    startBackend(respondWithRole(role))
    expect((await catchResponse(() => loader(loaderArgs('/integrations')))).status).toBe(403)
  })
})

describe('webhooks', () => {
  const { id } = sampleWebhook
  const path = `/en/integrations/webhooks/${id}`
  const send = (fields: Record<string, string>) =>
    changeWebhook({ ...actionArgs(path, fields), params: { id } })

  test('show their secret once, when they are added', async () => {
    const { calls } = startBackend()
    const added = await addWebhook(
      actionArgs(
        '/en/integrations/webhooks/new',
        form(
          ['form', 'new-webhook'],
          ['webhook_url', 'https://example.com/a'],
          ['events', 'incident.opened'],
          ['events', 'incident.closed'],
        ),
      ),
    )
    expect(findRedirectTarget(added)).toBe(path)
    const cookie = `portal_token=header.payload.signature; ${getCookie(added, 'new_secret')}`
    const shown = await webhookPage(loaderArgs(path, { params: { id }, headers: { cookie } }))
    expect(shown.data.created?.secret).toMatch(/^whsec_/)
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      webhook_url: 'https://example.com/a',
      events: ['incident.opened', 'incident.closed'],
    })
    expect(shown.data.deliveries.data[0]).toMatchObject({ state: 'failed', status: 500 })
  })

  test('show their new secret after they moved to another host', async () => {
    startBackend(respond(webhooks.update, { secret: sampleWebhookSecret, webhook: sampleWebhook }))
    const moved = await send({
      form: 'webhook',
      webhook_url: 'https://example.net/a',
      events: 'incident.opened',
    })
    const cookie = `portal_token=header.payload.signature; ${getCookie(moved, 'new_secret')}`
    const shown = await webhookPage(loaderArgs(path, { params: { id }, headers: { cookie } }))
    expect(shown.data.created?.secret).toMatch(/^whsec_/)
  })

  test('return a field error for an invalid URL', async () => {
    startBackend(respond(webhooks.create, respondWithFieldError('webhook_url', 'validation.webhook_url')))
    const sent = await addWebhook(
      actionArgs('/integrations/webhooks/new', {
        form: 'new-webhook',
        webhook_url: 'http://example.com',
        events: 'incident.opened',
      }),
    )
    expect(getFormErrors(sent)).toMatchObject({
      status: 422,
      errors: [['webhook_url', 'validation.webhook_url']],
    })
  })

  test('can be changed, tested, enabled and removed with the forms on their pages', async () => {
    const { calls } = startBackend()
    await send({ form: 'webhook', webhook_url: 'https://example.com/b', events: 'zone.now_playing_changed' })
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { webhook_url: 'https://example.com/b', events: ['zone.now_playing_changed'] },
    })
    for (const [fields, called] of [
      [{ form: 'webhook-test' }, `/webhooks/${id}/test`],
      [{ form: 'webhook-enable' }, `/webhooks/${id}/enable`],
      [{ form: 'webhook-secret' }, `/webhooks/${id}/secret`],
      [
        { form: 'webhook-delivery', delivery: 'delivery0000000000000001' },
        `/webhooks/${id}/deliveries/delivery0000000000000001/send`,
      ],
    ] as const) {
      expect(findRedirectTarget(await send({ ...fields }))).toBe(path)
      expect(calls.at(-1)?.path).toBe(called)
    }
    const sent = await removeWebhook({ ...actionArgs(path, { form: 'remove-webhook' }), params: { id } })
    expect(findRedirectTarget(sent)).toBe('/en/integrations')
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/webhooks/${id}` })
  })
})
