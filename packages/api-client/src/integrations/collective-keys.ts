import { type CollectiveKeyBody, collectiveScopes } from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { isoDateTime, noContent } from '../wire'

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

const keys = z.object({ data: z.array(collectiveKey) }).transform(({ data }) => data)

/** Only this response contains the key itself. */
const newKey = z.object({ token: z.string(), key: collectiveKey })

/** Keys with which the systems of the caller's collective body read usage data. */
export const createCollectiveKeysApi = (http: HttpClient) => ({
  list: () => http.call('get', 'collective/keys', { schema: keys }),
  /** The same `submission` returns the same key. */
  create: (json: CollectiveKeyBody, submission: string) =>
    http.call('post', 'collective/keys', {
      json,
      headers: { 'idempotency-key': submission },
      schema: newKey,
    }),
  revoke: (id: string) => http.call('delete', `collective/keys/${pathSegment(id)}`, { schema: noContent }),
})
