import { randomUUID } from 'node:crypto'
import type { Api } from '@bgm/api-client'
import type { CollectiveKeyBody } from '@bgm/validation'

export const listCollectiveKeys = (api: Api) => api.collectiveKeys.list()

/** Finds a key of the collective body; undefined if it does not exist or has been revoked. */
export const findCollectiveKey = async (api: Api, id: string) =>
  (await api.collectiveKeys.list()).find(key => key.id === id)

/** Submitting the same form again creates no second key. */
export const createCollectiveKey = (
  api: Api,
  { submission_key, ...body }: CollectiveKeyBody & { submission_key?: string | undefined },
) => api.collectiveKeys.create(body, submission_key ?? randomUUID())

export const revokeCollectiveKey = (api: Api, id: string) => api.collectiveKeys.revoke(id)
