export const versionedModels = [
  'api::page.page',
  'api::industry.industry',
  'api::site-setting.site-setting',
] as const
export type VersionedModel = (typeof versionedModels)[number]

export const isVersioned = (uid: string): uid is VersionedModel =>
  versionedModels.some(model => model === uid)
