import { Button, Select, type SelectOption, TextInput, TextLink } from '@bgm/ui'
import { auditKinds } from '@bgm/validation'
import { Form } from '@remix-run/react'
import { useListAddress } from '#app/components/list-address'
import { type FieldName, useText } from '#app/text'

/** Who, what and when, kept in the address. */
export function AuditFilter({ people }: { people: SelectOption[] }) {
  const t = useText()
  const { asked, bare } = useListAddress()
  const kinds = auditKinds.map(value => {
    const key = `audit.kinds.${value}`
    return { value, label: t.has(key) ? t(key) : value }
  })
  const others = (['staff', 'system'] as const).map(value => ({ value, label: t(`audit.${value}`) }))
  const select = (name: FieldName, all: string, options: SelectOption[]) => (
    <div className="grid min-w-0 flex-[1_1_170px] grid-cols-[minmax(0,1fr)] gap-1.5 max-sm:flex-[1_1_100%] sm:max-w-60">
      <label htmlFor={`audit-${name}`} className="text-small font-semibold">
        {t(`fields.${name}`)}
      </label>
      <Select
        id={`audit-${name}`}
        name={name}
        defaultValue={asked.get(name) ?? ''}
        placeholder={all}
        options={options}
      />
    </div>
  )
  const day = (name: FieldName) => (
    <div className="grid min-w-0 flex-[1_1_140px] grid-cols-[minmax(0,1fr)] gap-1.5 max-sm:flex-[1_1_100%] sm:max-w-45">
      <label htmlFor={`audit-${name}`} className="text-small font-semibold">
        {t(`fields.${name}`)}
      </label>
      <TextInput id={`audit-${name}`} type="date" name={name} defaultValue={asked.get(name) ?? ''} />
    </div>
  )
  return (
    <Form method="get" role="search" key={asked.toString()} className="mb-4.5 flex flex-wrap items-end gap-3">
      {select('person', t('audit.everybody'), [...people, ...others])}
      {select('about', t('audit.everything'), kinds)}
      {day('from')}
      {day('to')}
      <Button type="submit" variant="secondary">
        {t('actions.apply')}
      </Button>
      {asked.size > 0 ? (
        <TextLink href={bare} className="px-2 py-2.5 text-label">
          {t('actions.clear_search')}
        </TextLink>
      ) : null}
    </Form>
  )
}
