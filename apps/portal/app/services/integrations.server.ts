import { randomUUID } from 'node:crypto'
import type { Api } from '@bgm/api-client'
import type { ApiKeyBody, KeptIntegration, WebhookBody } from '@bgm/validation'

export const listApiKeys = (api: Api) => api.apiKeys.list()

/** Finds a key of the organisation; undefined if it does not exist or has been revoked. */
export const findApiKey = async (api: Api, id: string) =>
  (await api.apiKeys.list()).find(key => key.id === id)

/** Submitting the same form again creates no second key. */
export const createApiKey = (
  api: Api,
  { submission_key, ...body }: ApiKeyBody & { submission_key?: string | undefined },
) => api.apiKeys.create(body, submission_key ?? randomUUID())

export const revokeApiKey = (api: Api, id: string) => api.apiKeys.revoke(id)

export const listWebhooks = (api: Api) => api.webhooks.list()

export const getWebhook = (api: Api, id: string) => api.webhooks.get(id)

export const createWebhook = (
  api: Api,
  { submission_key, ...body }: WebhookBody & { submission_key?: string | undefined },
) => api.webhooks.create(body, submission_key ?? randomUUID())

export const updateWebhook = (api: Api, id: string, { webhook_url, events }: WebhookBody) =>
  api.webhooks.update(id, { webhook_url, events })

export const rotateWebhookSecret = (api: Api, id: string) => api.webhooks.renewSecret(id)

export const enableWebhook = (api: Api, id: string) => api.webhooks.enable(id)

export const sendTestWebhook = (api: Api, id: string) => api.webhooks.sendTest(id)

export const removeWebhook = (api: Api, id: string) => api.webhooks.remove(id)

export const listDeliveries = (api: Api, id: string, page: number) =>
  api.webhookDeliveries.list(id, { page, page_size: 25 })

export const resendDelivery = (api: Api, id: string, delivery: string) =>
  api.webhookDeliveries.resend(id, delivery)

/** Keeps a key or webhook whose creator has left. */
export const keepIntegration = (api: Api, { kind, id }: KeptIntegration) =>
  kind === 'key' ? api.apiKeys.keep(id) : api.webhooks.keep(id)
