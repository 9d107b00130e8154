import type { Core } from '@strapi/strapi'

const locales = [
  { code: 'id', name: 'Bahasa Indonesia' },
  { code: 'en', name: 'English' },
]

export const languages = locales.map(({ code }) => code)

/** Indonesian is the default; whatever Strapi made by itself at its first start is put right. */
export async function ensureLocales(strapi: Core.Strapi) {
  const service = strapi.plugin('i18n').service('locales')
  for (const locale of locales) {
    const found = await service.findByCode(locale.code)
    if (!found) await service.create(locale)
  }
  await service.setDefaultLocale({ code: 'id' })
}
