import type { Api } from '@bgm/api-client'

/** Lists the account's open sessions, with this browser's first. */
export async function listSessions(api: Api) {
  const sessions = await api.identity.listSessions()
  return sessions.toSorted((a, b) => Number(b.current) - Number(a.current))
}

export const endSession = (api: Api, id: string) => api.identity.endSession(id)

export const endOtherSessions = (api: Api) => api.identity.endOtherSessions()
