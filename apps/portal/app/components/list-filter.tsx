import { Button, Select, type SelectOption, TextInput, TextLink } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { Search } from 'lucide-react'
import { type FieldName, useText } from '#app/text'
import { useListAddress } from './list-address'

interface Filter {
  name: FieldName
  /** The choice that filters nothing, e.g. "Semua industri". */
  all: string
  options: readonly SelectOption[]
}

/** Search and filters of a list, kept in its address: they can be sent, kept and taken back, and need no script. */
export function ListFilter({ placeholder, filters = [] }: { placeholder?: string; filters?: Filter[] }) {
  const t = useText()
  const { asked, bare } = useListAddress()
  const names = [...(placeholder ? ['q'] : []), ...filters.map(({ name }) => name)]
  const filtered = names.some(name => asked.get(name))
  return (
    <Form
      method="get"
      role="search"
      // Another address has other values: the fields begin anew.
      key={names.map(name => asked.get(name)).join('|')}
      className="mb-4.5 flex flex-wrap items-center gap-3"
    >
      {placeholder ? (
        <div className="min-w-0 flex-[1_1_260px]">
          <TextInput
            type="search"
            name="q"
            defaultValue={asked.get('q') ?? ''}
            maxLength={100}
            aria-label={t('fields.q')}
            placeholder={placeholder}
            icon={<Search aria-hidden="true" strokeWidth={1.75} />}
          />
        </div>
      ) : null}
      {filters.map(({ name, all, options }) => (
        <Select
          key={name}
          name={name}
          defaultValue={asked.get(name) ?? ''}
          aria-label={t(`fields.${name}`)}
          placeholder={all}
          options={options}
          className="w-auto! min-w-0 flex-[1_1_150px] sm:max-w-60"
        />
      ))}
      {asked.get('sort') ? <input type="hidden" name="sort" value={asked.get('sort') ?? ''} /> : null}
      <Button type="submit" variant="secondary">
        {t(filters.length > 0 ? 'actions.apply' : 'actions.search')}
      </Button>
      {filtered ? (
        <TextLink href={bare} className="px-2 py-2.5 text-label">
          {t('actions.clear_search')}
        </TextLink>
      ) : null}
    </Form>
  )
}
