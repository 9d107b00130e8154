import type { UsageMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

type Ranked = {
  name: string
  detail: string
  plays: number
  seconds: number
}

/** The works and composers with the longest playing time. */
export function TopLists({ works, composers }: Pick<UsageMonth, 'works' | 'composers'>) {
  const t = useText()
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <TopList
        title={t('usage.top_works')}
        rows={works.map(({ title, composers: names, ...amount }) => ({
          name: title,
          detail: names.join(', ') || t('usage.no_credits'),
          ...amount,
        }))}
      />
      <TopList
        title={t('usage.top_composers')}
        note={t('usage.top_composers_note')}
        rows={composers.map(one => ({ ...one, detail: t('usage.plays_value', { count: one.plays }) }))}
      />
    </div>
  )
}

function TopList({ title, note, rows }: { title: string; note?: string; rows: Ranked[] }) {
  const locale = useLocale()
  return (
    <Card title={title} {...(note ? { note } : {})}>
      <ol className="divide-y divide-line text-label">
        {rows.map(({ name, detail, seconds }, index) => (
          <li key={name} className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-[13px]">
            <span aria-hidden="true" className="text-muted tabular-nums">
              {index + 1}
            </span>
            <span className="wrap-anywhere">
              <b className="block font-semibold">{name}</b>
              <span className="block text-small text-muted">{detail}</span>
            </span>
            <b className="font-semibold tabular-nums">{format.hours(seconds / 3600, locale)}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
