import type { Api, Download } from '@bgm/api-client'

export type UsageFilter = Partial<Record<'unit' | 'zone' | 'day' | 'q', string>>

export const getUsage = (api: Api, month: string, { page, ...filter }: UsageFilter & { page: number }) =>
  api.usage.get(month, { ...filter, page, page_size: 25 })

export const getPlay = (api: Api, id: string) => api.usage.getPlay(id)

export const getProofFile = (api: Api, id: string): Promise<Download> => api.usage.downloadProof(id)

export const getUsageFile = (api: Api, month: string, filter: UsageFilter): Promise<Download> =>
  api.usage.download(month, filter)
