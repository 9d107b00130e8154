import type { Core } from '@strapi/strapi'

const locales = [
  { code: 'id', name: 'Bahasa Indonesia' },
  { code: 'en', name: 'English' },
]

export const languages = locales.map(({ code }) => code)

/** Creates both locales and makes Indonesian the default, which Strapi does not do on its first start. */
export async function ensureLocales(strapi: Core.Strapi) {
  const service = strapi.plugin('i18n').service('locales')
  for (const locale of locales) {
    const found = await service.findByCode(locale.code)
    if (!found) await service.create(locale)
  }
  await service.setDefaultLocale({ code: 'id' })
}
