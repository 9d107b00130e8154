import type { ImportIssue } from '@bgm/api-client'
import type { Translate } from '#app/text'

/** Formats the error or warning for a cell, with the names that it refers to or suggests. */
export function formatImportIssue(t: Translate, { column, key, near = [], value = '' }: ImportIssue): string {
  if (!t.has(key)) return t('errors.generic')
  const names = near.join(', ')
  const [first = '', second = ''] = near
  const suggestion = near.length > 0 ? t('business_units.imports.near', { names }) : ''
  return t(key, {
    field: t(`business_units.imports.labels.${column}`),
    value,
    names,
    first,
    second,
    near: suggestion,
  })
}
