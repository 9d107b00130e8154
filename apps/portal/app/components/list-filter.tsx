import { Button, buttonVariants, Select, type SelectOption, TextInput, TextLink } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#app/text'
import { IgnoredValues } from './ignored-values'
import { useListUrl } from './list-url'

type Named = {
  /** The parameter's name in the query string. */
  name: string
  label: string
}

type ListFilterProps = {
  /** The placeholder of the search field. If it is unset, there is no search field. */
  placeholder?: string
  /** `all` is the label of the unfiltered option, e.g. "Semua industri". */
  filters?: (Named & { all: string; options: readonly SelectOption[] })[]
  days?: Named[]
  /** Other query parameters, which are preserved. */
  keep?: string[]
  /** Query parameters that were ignored because their values are unknown. */
  ignored: string[]
  /** The values of parameters that are not in the query string. */
  defaults?: Record<string, string>
}

/**
 * The search and filters of a list. They are stored in the URL, so that they can be shared and work without
 * JavaScript.
 */
export function ListFilter({
  placeholder,
  filters = [],
  days = [],
  keep = ['sort'],
  ignored,
  defaults = {},
}: ListFilterProps) {
  const t = useText()
  const { query } = useListUrl()
  const value = (name: string) => (ignored.includes(name) ? '' : (query.get(name) ?? defaults[name] ?? ''))
  const names = [...(placeholder ? ['q'] : []), ...[...filters, ...days].map(({ name }) => name)]
  const filtered = [...names, ...keep].some(name => name !== 'sort' && value(name) !== (defaults[name] ?? ''))
  const labelled = days.length > 0
  const folds = filters.length + days.length > 0
  const active = [...filters, ...days].filter(({ name }) => value(name)).length
  return (
    <>
      <IgnoredValues
        names={ignored}
        labels={{
          page: t('lists.pages'),
          business_unit: t('fields.unit'),
          ...Object.fromEntries([...filters, ...days].map(({ name, label }) => [name, label])),
        }}
        action={<ClearFilters className="py-2" />}
      />
      <Form
        id="filter"
        method="get"
        role="search"
        // A new URL has new values, so the fields are remounted.
        key={names.map(value).join('|')}
        className="mb-4.5 flex flex-wrap items-end gap-3"
      >
        {placeholder ? (
          <SearchField placeholder={placeholder} defaultValue={value('q')} fullWidth={filters.length > 2} />
        ) : null}
        {folds ? <FilterToggle active={active} /> : null}
        <div className="contents max-sm:hidden max-sm:peer-checked:contents">
          {filters.map(({ name, label, all, options }) => (
            <LabelledControl key={name} label={label} shown={labelled}>
              <Select name={name} defaultValue={value(name)} placeholder={all} options={options} />
            </LabelledControl>
          ))}
          {days.map(({ name, label }) => (
            <LabelledControl key={name} label={label} shown>
              <TextInput type="date" name={name} defaultValue={value(name)} />
            </LabelledControl>
          ))}
        </div>
        {keep.map(name =>
          value(name) ? <input key={name} type="hidden" name={name} value={value(name)} /> : null,
        )}
        <Button
          type="submit"
          variant="secondary"
          className={`min-h-12.5 max-sm:flex-1 ${folds && !placeholder ? 'max-sm:hidden max-sm:peer-checked:inline-flex' : ''}`}
        >
          {t(names.length > 1 ? 'actions.apply' : 'actions.search')}
        </Button>
        {filtered ? <ClearFilters className="px-2 py-3" /> : null}
      </Form>
    </>
  )
}

/** Unfolds the filters on phones, where they would fill the first screen; works without JavaScript. */
function FilterToggle({ active }: { active: number }) {
  const t = useText()
  return (
    <>
      <input type="checkbox" id="filter-toggle" className="peer sr-only sm:hidden" />
      <label
        htmlFor="filter-toggle"
        className={`${buttonVariants({ variant: 'secondary' })} min-h-12.5 flex-1 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-checked:[&>svg]:rotate-180 sm:hidden`}
      >
        {active > 0 ? t('lists.filters_active', { count: active }) : t('lists.filters')}
        <ChevronDown aria-hidden="true" strokeWidth={1.75} />
      </label>
    </>
  )
}

function SearchField({
  placeholder,
  defaultValue,
  fullWidth,
}: {
  placeholder: string
  defaultValue: string
  fullWidth: boolean
}) {
  const t = useText()
  return (
    <div className={fullWidth ? 'min-w-0 basis-full' : 'min-w-0 flex-[1_1_260px]'}>
      <TextInput
        type="search"
        name="q"
        defaultValue={defaultValue}
        maxLength={100}
        aria-label={t('fields.q')}
        placeholder={placeholder}
        icon={<Search aria-hidden="true" strokeWidth={1.75} />}
      />
    </div>
  )
}

function ClearFilters({ className }: { className: string }) {
  const t = useText()
  const { pathname } = useListUrl()
  return (
    <TextLink href={pathname} className={`${className} text-label`}>
      {t('actions.clear_filters')}
    </TextLink>
  )
}

type LabelledControlProps = {
  label: string
  shown: boolean
  children: ReactNode
}

const LabelledControl = ({ label, shown, children }: LabelledControlProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label className="max-w-full min-w-35 flex-auto sm:max-w-96 [&>select]:field-sizing-content">
    <span className={shown ? 'mb-1 block text-micro font-semibold text-muted' : 'sr-only'}>{label}</span>
    {children}
  </label>
)
