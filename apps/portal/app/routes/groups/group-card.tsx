import type { UnitGroup } from '@bgm/api-client'
import { ButtonLink, Card } from '@bgm/ui'
import { useLoaderData } from '@remix-run/react'
import { Pencil, Plus } from 'lucide-react'
import { paths } from '#app/paths'
import { type Translate, useLocale, useText } from '#app/text'
import type { loader } from './groups'

type GroupCardProps = {
  /** The name of the region, if the page is for one. */
  region: string | null
  total: number
}

/** What is in a group or region, in words. */
export function GroupCard({ region, total }: GroupCardProps) {
  const { current, manages } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  if (!current)
    return (
      <Card
        title={region ?? t('groups.all')}
        note={`${t('words.units', { count: total })}. ${t('groups.region_text')}`}
        className="mb-4.5"
      />
    )
  const size = t('groups.size', {
    units: t('words.units', { count: current.units }),
    zones: t('words.zones', { count: current.zones }),
  })
  return (
    <Card className="mb-4.5" title={current.name}>
      <p className="-mt-2 mb-3 text-label text-muted">
        {size} <GroupRule group={current} />
      </p>
      {manages ? (
        <div className="flex flex-wrap gap-2.5">
          {current.kind === 'list' ? (
            <ButtonLink href={paths.addGroupUnits(locale, current.id)} variant="secondary" size="s">
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('groups.add_units')}
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.editGroup(locale, current.id)} variant="quiet" size="s">
            <Pencil aria-hidden="true" strokeWidth={1.75} />
            {t('groups.edit')}
          </ButtonLink>
        </div>
      ) : null}
    </Card>
  )
}

function GroupRule({ group }: { group: UnitGroup }) {
  const { groups, industries } = useLoaderData<typeof loader>()
  const t = useText()
  if (group.kind === 'list') return t('groups.list_text')
  const provinces = new Map(groups.regions.map(({ province }) => [province.code, province.name]))
  const cities = new Map(groups.cities.map(({ code, name }) => [code, name]))
  return t('groups.rule_text', {
    rule: describeRule(t, group.rule, {
      provinces: code => provinces.get(code) ?? code,
      cities: code => cities.get(code) ?? code,
      industries: key => industries[key] ?? key,
    }),
  })
}

type Names = Record<'provinces' | 'cities' | 'industries', (code: string) => string>

/** The conditions of a rule as one sentence. */
function describeRule(t: Translate, rule: UnitGroup['rule'], names: Names): string {
  const quote = (text: string) => `“${text}”`
  const parts = [
    ['names', rule.rule_names.map(quote)],
    ['codes', rule.rule_codes.map(quote)],
    ['provinces', rule.rule_provinces.map(names.provinces)],
    ['cities', rule.rule_cities.map(names.cities)],
    ['industries', rule.rule_industries.map(names.industries)],
    ['states', rule.rule_states.map(state => t(`states.business_unit.${state}`))],
  ] as const
  return parts
    .filter(([, values]) => values.length > 0)
    .map(([kind, values]) => t(`groups.rule.${kind}`, { values: values.join(t('groups.rule.or')) }))
    .join(t('groups.rule.and'))
}
