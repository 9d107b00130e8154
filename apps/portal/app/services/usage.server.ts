import type { Api, Download } from '@bgm/api-client'

export const getUsage = (
  api: Api,
  month: string,
  { zone, page }: { zone?: string | undefined; page: number },
) => api.usage.get(month, { ...(zone ? { zone } : {}), page, page_size: 25 })

export const getPlay = (api: Api, id: string) => api.usage.getPlay(id)

export const getProofFile = (api: Api, id: string): Promise<Download> => api.usage.downloadProof(id)

export const getUsageFile = (api: Api, month: string, zone?: string): Promise<Download> =>
  api.usage.download(month, zone ? { zone } : {})
