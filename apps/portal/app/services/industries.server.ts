import type { Api } from '@bgm/api-client'

export interface Industry {
  key: string
  name: string
  search_terms: string
}

/** The industries in the order that editors gave them, named in the reader's language. */
export async function listIndustries(api: Api): Promise<Industry[]> {
  const industries = await api.content.listIndustries()
  return industries.map(({ key, name, search_terms }) => ({ key, name, search_terms: search_terms ?? '' }))
}

/** The name of an industry; its key where editors have none. */
export async function getIndustryNames(api: Api): Promise<(key: string) => string> {
  const names = new Map((await listIndustries(api)).map(({ key, name }) => [key, name]))
  return key => names.get(key) ?? key
}
