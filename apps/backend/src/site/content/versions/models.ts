export const versionedModels = [
  'api::page.page',
  'api::industry.industry',
  'api::site-setting.site-setting',
] as const
export type Model = (typeof versionedModels)[number]

export const isVersioned = (uid: string): uid is Model => versionedModels.some(model => model === uid)
