import type { Api, Download } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { UsageDisputeBody } from '@bgm/validation'
import { getCsvSeparator } from './csv'

export type UsageFilter = Partial<Record<'unit' | 'zone' | 'day' | 'q', string>>

export const getUsage = (api: Api, month: string, { page, ...filter }: UsageFilter & { page: number }) =>
  api.usage.get(month, { ...filter, page, page_size: 25 })

export const getUsagePlay = (api: Api, id: string) => api.usagePlays.get(id)

export const getProofFile = (api: Api, id: string): Promise<Download> => api.usagePlays.downloadProof(id)

export const getUsageFile = (
  api: Api,
  month: string,
  filter: UsageFilter,
  locale: Locale,
): Promise<Download> => api.usage.download(month, { ...filter, separator: getCsvSeparator(locale) })

export const listDisputes = (api: Api, page: number) => api.usageDisputes.list({ page, page_size: 10 })

export const createDispute = (api: Api, dispute: UsageDisputeBody, key: string) =>
  api.usageDisputes.create(dispute, key)

export const resolveDispute = (api: Api, id: string) => api.usageDisputes.resolve(id)

export const openUsageEvidence = (api: Api, month: string, { unit, zone }: UsageFilter) =>
  api.usage.downloadEvidence(month, { ...(unit ? { unit } : {}), ...(zone ? { zone } : {}) })

export const getUsageStatement = (
  api: Api,
  month: string,
  { unit, zone }: UsageFilter,
  locale: 'id' | 'en',
): Promise<Download> =>
  api.usage.downloadStatement(month, { ...(unit ? { unit } : {}), ...(zone ? { zone } : {}), locale })
