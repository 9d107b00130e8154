import { collectiveKeyBodySchema, collectiveScopes } from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post } from './endpoint'
import { dataOf } from './response'
import { isoDateTime } from './values'

const collectiveKey = z.object({
  id: z.string(),
  name: z.string(),
  /** The beginning of the key, which lets its owner recognise it. */
  prefix: z.string(),
  scopes: z.array(z.enum(collectiveScopes)),
  /** The person who created it; null once the account is deleted. */
  created_by: z.string().nullable(),
  created_at: isoDateTime,
  expires_at: isoDateTime,
  expired: z.boolean(),
  last_used_at: isoDateTime.nullable(),
})
export type CollectiveKey = z.output<typeof collectiveKey>

/** Only this response contains the key itself. */
const newKey = z.object({ token: z.string(), key: collectiveKey })

/** Keys with which the systems of the caller's collective body read usage data. */
export const collectiveKeys = endpoints({
  list: get('/collective/keys', {
    caller: 'collective',
    response: dataOf(z.array(collectiveKey)),
    limits: ['collective-read-account'],
  }),
  create: post('/collective/keys', {
    caller: 'collective',
    body: collectiveKeyBodySchema,
    response: newKey,
    status: 201,
    errors: ['too-many-api-keys', 'already-confirmed'],
    limits: ['integration-account'],
    idempotent: 'optional',
  }),
  revoke: del('/collective/keys/:id', { caller: 'collective', limits: ['integration-account'] }),
})
