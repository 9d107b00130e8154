import type { Content } from '@bgm/api-client'

/** The addresses of the industry pages. */
export const listIndustryKeys = async (cms: Content) => (await cms.listIndustries()).map(({ key }) => key)
