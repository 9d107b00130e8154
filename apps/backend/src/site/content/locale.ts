import { errors } from '@strapi/utils'

export const fallbackLocale = 'id'

/** The language of a query; defaults to Indonesian. */
export function getLocale(query: { locale?: unknown }): string {
  const { locale = fallbackLocale } = query
  if (typeof locale !== 'string' || !/^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(locale)) {
    throw new errors.ValidationError('locale must be one language')
  }
  return locale
}
