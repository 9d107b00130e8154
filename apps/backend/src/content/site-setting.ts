import { siteSetting } from '../populate/site-setting'
import type { ContentContext, CoreController } from './content-query'
import { fallbackLocale, getLocale } from './locale'
import { getCurrentWording, type RoyaltySetting } from './royalty'

const uid = 'api::site-setting.site-setting'

type Row = { label: string; covered: boolean }
export type Setting = RoyaltySetting & { coverage: Row[] }

/** Lists what a subscription does and does not cover. The royalty row depends on the royalty setting. */
export function buildCoverageTable(setting: Setting): Row[] {
  const rows = setting.coverage.map(({ label, covered }) => ({ label, covered }))
  const wording = getCurrentWording(setting)
  const royalty = wording ? [{ label: wording.coverage_label, covered: setting.royalty === 'included' }] : []
  return [...rows.filter(row => row.covered), ...royalty, ...rows.filter(row => !row.covered)]
}

/** The setting as visitors see it, without the alternative wordings. */
function shownSetting(setting: Setting) {
  const { wording_separate: _, wording_included: __, ...shown } = setting
  return { ...shown, coverage: buildCoverageTable(setting) }
}

const read = (locale: string): Promise<Setting | null> =>
  strapi.service(uid).find({ locale, populate: siteSetting })

export const siteSettingActions = {
  async find(this: CoreController, ctx: ContentContext) {
    await this.validateQuery(ctx)
    const found = (await read(getLocale(ctx.query))) ?? (await read(fallbackLocale))
    const shown = found && shownSetting(found)
    return this.transformResponse(await this.sanitizeOutput(shown, ctx))
  },
}
