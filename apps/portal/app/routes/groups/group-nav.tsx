import type { UnitGroups } from '@bgm/api-client'
import { Link } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type GroupNavProps = {
  groups: UnitGroups
  current: { group?: string | undefined; province?: string | undefined }
}

const list = 'flex gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:-mx-4 lg:flex-col lg:gap-0.5'
const item =
  'flex min-h-11 shrink-0 items-center justify-between gap-x-4 rounded-[14px_4px] border-[1.5px] border-line-strong px-3 py-1.5 text-label leading-[1.3] no-underline hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-accent-tint max-lg:max-w-64 lg:border-transparent'

/** Links to the regions and the saved groups: a list beside the units, or on phones rows that scroll. */
export function GroupNav({ groups: { data, regions, units }, current }: GroupNavProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <nav aria-label={t('groups.title')} className="grid min-w-0 gap-4 lg:gap-6">
      <Section title={t('groups.regions')}>
        <Item
          to={paths.groups(locale)}
          current={!current.group && !current.province}
          name={t('groups.all')}
          count={units}
        />
        {regions.map(({ province, units: count }) => (
          <Item
            key={province.code}
            to={paths.groups(locale, { province: province.code })}
            current={current.province === province.code}
            name={province.name}
            count={count}
          />
        ))}
      </Section>
      <Section title={t('groups.saved')}>
        {data.map(({ id, name, kind, units: count }) => (
          <Item
            key={id}
            to={paths.group(locale, id)}
            current={current.group === id}
            name={name}
            detail={t(`groups.kinds.${kind}`)}
            count={count}
          />
        ))}
        {data.length === 0 ? (
          <li className="px-3 py-1.5 text-label text-muted">{t('groups.none_saved')}</li>
        ) : null}
      </Section>
    </nav>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-1.5 text-small font-semibold text-muted lg:px-3">{title}</h2>
      <ul className={list}>{children}</ul>
    </div>
  )
}

type ItemProps = { to: string; current: boolean; name: string; detail?: string; count: number }

const Item = ({ to, current, name, detail, count }: ItemProps) => (
  <li className="flex min-w-0 shrink-0 flex-col">
    <Link to={to} aria-current={current ? 'page' : undefined} className={item}>
      <span className="min-w-0 font-semibold wrap-anywhere">
        {name}
        {detail ? <span className="block text-small font-normal text-muted">{detail}</span> : null}
      </span>
      <span className="tabular-nums text-muted">{count}</span>
    </Link>
  </li>
)
