import { siteSettingPopulate } from '#src/site/populate/site-setting'
import type { ContentContext, CoreController } from './content-query'
import { fallbackLocale, getLocale } from './locale'
import { findCurrentWording, type RoyaltySetting } from './royalty'

const uid = 'api::site-setting.site-setting'

type Row = { label: string; covered: boolean }
export type SiteSetting = RoyaltySetting & { coverage: Row[] }

/** Lists what a subscription does and does not cover. The royalty row depends on the royalty setting. */
export function buildCoverageTable(setting: SiteSetting): Row[] {
  const rows = setting.coverage.map(({ label, covered }) => ({ label, covered }))
  const wording = findCurrentWording(setting)
  const royalty = wording ? [{ label: wording.coverage_label, covered: setting.royalty === 'included' }] : []
  return [...rows.filter(row => row.covered), ...royalty, ...rows.filter(row => !row.covered)]
}

/** The setting as visitors see it, without the alternative wordings. */
function shownSetting(setting: SiteSetting) {
  const { wording_separate: _, wording_included: __, ...shown } = setting
  return { ...shown, coverage: buildCoverageTable(setting) }
}

const read = (locale: string): Promise<SiteSetting | null> =>
  strapi.service(uid).find({ locale, populate: siteSettingPopulate })

export const siteSettingActions = {
  async find(this: CoreController, ctx: ContentContext) {
    await this.validateQuery(ctx)
    const found = (await read(getLocale(ctx.query))) ?? (await read(fallbackLocale))
    const shown = found && shownSetting(found)
    return this.transformResponse(await this.sanitizeOutput(shown, ctx))
  },
}
