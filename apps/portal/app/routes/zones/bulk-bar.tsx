import { Button } from '@bgm/ui'
import { Pause, Play, SlidersHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { useListUrl } from '#app/components/list-url'
import { useSelectedCount } from '#app/components/use-selected-count'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The filters of the zone list in its query string. */
export const zoneFilterNames = ['q', 'unit', 'state', 'group', 'province']

/** Changes the selected zones. CSS shows the bar once something is selected, so it needs no JavaScript. */
export function BulkBar({ total, shown }: { total: number; shown: number }) {
  const t = useText()
  const locale = useLocale()
  const bar = useRef<HTMLDivElement>(null)
  const count = useSelectedCount(bar, 'zones', total)
  const { query } = useListUrl()
  const filter = zoneFilterNames.map(name => [name, query.get(name) ?? undefined] as const)
  const direct = {
    type: 'submit',
    name: 'batch_kind',
    formMethod: 'post',
    formAction: paths.changeZones(locale, Object.fromEntries(filter)),
    variant: 'ghost',
    size: 's',
    className: 'max-md:flex-1 max-sm:px-3 max-sm:[&_svg]:hidden',
  } as const
  return (
    <div ref={bar}>
      {filter.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      {total > shown ? (
        <label className="mb-3 inline-flex min-h-11 items-center gap-3 text-label">
          <input type="checkbox" name="all" value="on" className="tick" />
          {t('zone_board.select_all', { count: total })}
        </label>
      ) : null}
      <div className="on-deep sticky top-3 z-20 mb-4 hidden flex-wrap items-center gap-2.5 rounded-[30px_6px] py-3 pr-3.5 pl-6.5 text-label group-has-[input:checked]/list:flex max-md:fixed max-md:inset-x-4 max-md:top-auto max-md:bottom-20 max-md:mb-0 max-md:px-4">
        <b role="status" className="mr-auto font-semibold max-md:basis-full">
          {count === null ? t('zone_board.selected') : t('zone_board.selected_count', { count })}
        </b>
        <Button type="submit" variant="ghost" size="s" className={direct.className}>
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />
          {t('zone_board.change')}
        </Button>
        <Button {...direct} value="resume">
          <Play aria-hidden="true" strokeWidth={1.75} />
          {t('zone_board.resume')}
        </Button>
        <Button {...direct} value="pause">
          <Pause aria-hidden="true" strokeWidth={1.75} />
          {t('zone_board.pause')}
        </Button>
      </div>
    </div>
  )
}

export function ZoneCheckbox({ id, name, unit }: { id: string; name: string; unit: string }) {
  const t = useText()
  return (
    <label className="-m-2.5 grid size-11 shrink-0 place-items-center">
      <span className="sr-only">{t('zone_board.select', { zone: name, unit })}</span>
      <input type="checkbox" name="zones" value={id} className="tick" />
    </label>
  )
}
