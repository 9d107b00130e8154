import type { ImportIssue } from '@bgm/api-client'
import type { Text } from '#app/text'

/** Why a cell is refused or doubted, with names that may have been meant. */
export function findingText(t: Text, { column, key, near = [] }: ImportIssue): string {
  if (!t.has(key)) return t('errors.generic')
  const names = near.length > 0 ? t('business_units.imports.near', { names: near.join(', ') }) : ''
  return t(key, { field: t(`fields.${column}`), near: names })
}
