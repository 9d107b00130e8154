import type { SelectOption } from '@bgm/ui'
import { auditKinds } from '@bgm/validation'
import { ListFilter } from '#app/components/list-filter'
import { useText } from '#app/text'

/** The filters of the audit trail: person, action and days. */
export function AuditFilter({ people, ignored }: { people: SelectOption[]; ignored: string[] }) {
  const t = useText()
  const kinds = auditKinds.map(value => {
    const key = `audit.kinds.${value}`
    return { value, label: t.has(key) ? t(key) : value }
  })
  const others = (['pass', 'staff', 'system'] as const).map(value => ({ value, label: t(`audit.${value}`) }))
  return (
    <ListFilter
      ignored={ignored}
      filters={[
        {
          name: 'person',
          label: t('fields.person'),
          all: t('audit.everybody'),
          options: [...people, ...others],
        },
        { name: 'about', label: t('fields.about'), all: t('audit.everything'), options: kinds },
      ]}
      days={[
        { name: 'from', label: t('fields.from') },
        { name: 'to', label: t('fields.to') },
      ]}
    />
  )
}
