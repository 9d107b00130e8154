import type { AuditEntry } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'
import type { Translate } from '#app/text'

/** Formats an action; an unknown action is shown as its key. */
export function formatAction(t: Translate, action: string): string {
  const key = `audit.actions.${action}`
  return t.has(key) ? t(key) : action
}

export function formatActor(t: Translate, { kind, name }: AuditEntry['actor']): string {
  if (kind === 'member') return name ?? t('audit.gone')
  if (kind === 'pass' && name !== null) return t('audit.pass_named', { name })
  return t(`audit.${kind}`)
}

const formatRole = (t: Translate, role: unknown) => {
  const key = `roles.${role}`
  return t.has(key) ? t(key) : ''
}

const formatField = (t: Translate, field: string) => {
  const key = `fields.${field}`
  return t.has(key) ? t(key) : field
}

// Null stands for all units. Entries that do not concern access have no `units`.
function formatUnitAccess(t: Translate, units: unknown): string {
  if (typeof units === 'number') return t('audit.reach', { count: units })
  return units === null ? t('audit.reach_all') : ''
}

/** Formats the change: role and unit access, field names, an amount, or the counts of an import. */
export function formatDetails(t: Translate, { details }: AuditEntry, locale: Locale): string {
  const { role, was, fields, total, units, created, updated, holder } = details
  const parts = [
    was && was !== role
      ? t('audit.change', { from: formatRole(t, was), to: formatRole(t, role) })
      : formatRole(t, role),
    formatUnitAccess(t, units),
    typeof fields === 'string'
      ? fields
          .split(', ')
          .map(field => formatField(t, field))
          .join(', ')
      : '',
    typeof holder === 'string' ? holder : '',
    typeof total === 'number' ? format.rupiah(total, locale) : '',
    typeof created === 'number' && typeof updated === 'number'
      ? t('audit.imported', { created, updated })
      : '',
  ]
  return parts.filter(Boolean).join(' · ')
}
