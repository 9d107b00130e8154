import type { ImportIssue } from '@bgm/api-client'
import type { Translate } from '#app/text'

/** Formats the error or warning for a cell, with similar names as suggestions. */
export function formatImportIssue(t: Translate, { column, key, near = [] }: ImportIssue): string {
  if (!t.has(key)) return t('errors.generic')
  const names = near.length > 0 ? t('business_units.imports.near', { names: near.join(', ') }) : ''
  return t(key, { field: t(`fields.${column}`), near: names })
}
