import type { Api, SiteSetting } from '@bgm/api-client'

export type Royalty = SiteSetting['royalty']
export type Coverage = Pick<SiteSetting, 'royalty' | 'coverage' | 'coverage_date'>

export async function getRoyalty(api: Api): Promise<Royalty> {
  const { royalty } = await api.content.getSiteSetting()
  return royalty
}

/** Returns what a subscription does and does not cover. All texts about coverage use this data. */
export async function getCoverage(api: Api): Promise<Coverage> {
  const { royalty, coverage, coverage_date } = await api.content.getSiteSetting()
  return { royalty, coverage, coverage_date }
}
