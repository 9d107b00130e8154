import { randomUUID } from 'node:crypto'
import type { Api } from '@bgm/api-client'
import type { CollectiveKeyBody } from '@bgm/validation'

export const listCollectiveKeys = (api: Api) => api.collectiveKeys.list()

/** Finds a key of the collective body; undefined if it does not exist or has been revoked. */
export const findCollectiveKey = async (api: Api, id: string) =>
  (await api.collectiveKeys.list()).find(key => key.id === id)

/** `page` identifies the submission, so that resubmitting the form creates only one key. */
export const createCollectiveKey = (
  api: Api,
  { page, ...body }: CollectiveKeyBody & { page?: string | undefined },
) => api.collectiveKeys.create(body, page ?? randomUUID())

export const revokeCollectiveKey = (api: Api, id: string) => api.collectiveKeys.revoke(id)
