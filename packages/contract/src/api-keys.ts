import { apiKeyBodySchema, apiScopes } from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { isoDateTime } from './values'

const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, which lets its owner recognise it. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** The member who created it; null once the account is deleted. */
  created_by: z.string().nullable(),
  created_at: isoDateTime,
  last_used_at: isoDateTime.nullable(),
  /** When the owners were asked whether to keep it, because its creator left; null if they need not decide. */
  review_since: isoDateTime.nullable(),
})
export type ApiKey = z.output<typeof apiKey>

/** Only this response contains the key itself. */
const newKey = z.object({ token: z.string(), key: apiKey })

/** Keys with which the active organisation's systems read its data. */
export const apiKeys = endpoints({
  list: get('/api-keys', {
    caller: 'member',
    permission: 'integration.read',
    response: dataOf(z.array(apiKey)),
  }),
  create: post('/api-keys', {
    caller: 'member',
    permission: 'integration.manage',
    body: apiKeyBodySchema,
    response: newKey,
    status: 201,
    errors: ['too-many-api-keys', 'already-confirmed'],
    limits: ['integration-account'],
    idempotent: 'optional',
  }),
  keep: post('/api-keys/:id/keep', { caller: 'member' }),
  revoke: del('/api-keys/:id', { caller: 'member' }),
})
