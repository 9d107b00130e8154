import { siteSetting } from '../populate/site-setting'
import type { CoreController, Reading } from './controller'
import { fallbackLocale, localeOf } from './locale'
import { type RoyaltySetting, wordingOf } from './royalty'

const uid = 'api::site-setting.site-setting'

type Row = { label: string; covered: boolean }
type Setting = RoyaltySetting & { coverage: Row[] }

/** The setting as it is answered: the royalty's row stands in the table by the owner's choice, its wordings stay here. */
function shownSetting({ wording_separate, wording_included, ...shown }: Setting) {
  const words = wordingOf({ ...shown, wording_separate, wording_included })
  const rows = shown.coverage.map(({ label, covered }) => ({ label, covered }))
  const royalty = { label: words.coverage_label, covered: shown.royalty === 'included' }
  const coverage = [...rows.filter(row => row.covered), royalty, ...rows.filter(row => !row.covered)]
  return { ...shown, coverage }
}

const read = (locale: string): Promise<Setting | null> =>
  strapi.service(uid).find({ locale, populate: siteSetting })

export const siteSettingActions = {
  async find(this: CoreController, ctx: Reading) {
    await this.validateQuery(ctx)
    const found = (await read(localeOf(ctx.query))) ?? (await read(fallbackLocale))
    const shown = found && shownSetting(found)
    return this.transformResponse(await this.sanitizeOutput(shown, ctx))
  },
}
