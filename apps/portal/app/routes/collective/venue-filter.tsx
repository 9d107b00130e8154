import { Select, TextInput } from '@bgm/ui'
import { Search } from 'lucide-react'
import { useText } from '#app/text'
import { LabelledControl, MonthFilter } from './month-filter'

export const venueProblems = ['late', 'unsigned', 'rejected'] as const

type Named = { code: string; name: string }

type Props = {
  month: string
  now: number
  ignored: string[]
  filter: Partial<Record<'q' | 'province' | 'city' | 'industry' | 'only', string>>
  sort: string | undefined
  provinces: Named[]
  /** Those of the chosen province. */
  cities: Named[]
  industries: { key: string; name: string }[]
}

const toOptions = (named: readonly Named[]) => named.map(({ code, name }) => ({ value: code, label: name }))

/** The form that filters the venues of a month. */
export function VenueFilter({ month, now, ignored, filter, sort, provinces, cities, industries }: Props) {
  const t = useText()
  const labels = {
    q: t('collective.venue.search'),
    province: t('collective.coverage.groups.province'),
    city: t('collective.coverage.groups.city'),
    industry: t('collective.coverage.groups.industry'),
    only: t('collective.venue.only'),
    sort: t('collective.venue.sort'),
  }
  return (
    <MonthFilter month={month} now={now} ignored={ignored} labels={labels} keep={sort ? { sort } : {}}>
      <div className="min-w-0 basis-full">
        <TextInput
          type="search"
          name="q"
          defaultValue={filter.q}
          maxLength={100}
          aria-label={labels.q}
          placeholder={labels.q}
          icon={<Search aria-hidden="true" strokeWidth={1.75} />}
        />
      </div>
      <LabelledControl label={labels.province}>
        <Select
          name="province"
          defaultValue={filter.province ?? ''}
          placeholder={t('collective.venue.every_province')}
          options={toOptions(provinces)}
        />
      </LabelledControl>
      {cities.length > 0 ? (
        <LabelledControl label={labels.city}>
          <Select
            name="city"
            defaultValue={filter.city ?? ''}
            placeholder={t('collective.venue.every_city')}
            options={toOptions(cities)}
          />
        </LabelledControl>
      ) : null}
      <LabelledControl label={labels.industry}>
        <Select
          name="industry"
          defaultValue={filter.industry ?? ''}
          placeholder={t('collective.venue.every_industry')}
          options={industries.map(({ key, name }) => ({ value: key, label: name }))}
        />
      </LabelledControl>
      <LabelledControl label={labels.only}>
        <Select
          name="only"
          defaultValue={filter.only ?? ''}
          placeholder={t('collective.venue.every_state')}
          options={venueProblems.map(value => ({ value, label: t(`collective.venue.problems.${value}`) }))}
        />
      </LabelledControl>
    </MonthFilter>
  )
}
