import type { ZoneDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, TextLink } from '@bgm/ui'
import { getPlaylistColour } from '#app/components/playlist-tile'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Segment = ZoneDetail['day'][number]

/** Shows today's schedule as a bar with the current time, and as a list with the same information. */
export function DayCard({ zone, now }: { zone: ZoneDetail; now: number }) {
  const t = useText()
  const locale = useLocale()
  const edits = useHasPermission()('schedule.update')
  const { day, schedule_from: from, time_zone: timeZone } = zone
  const whose = from === null ? 'none' : from === 'zone' ? 'own' : from
  return (
    <Card
      title={t('zone.day.title')}
      note={`${format.weekdayDate(now, locale, timeZone)}. ${t(`zone.day.${whose}`)}`}
      aside={
        <TextLink href={paths.zoneSchedule(locale, zone.id)} className="text-label">
          {t(edits ? 'zone.day.edit' : 'zone.day.view')}
        </TextLink>
      }
    >
      <DayBar day={day} now={now} />
      <ul className="mt-4 divide-y divide-line">
        {day.map(segment => (
          <DayRow key={segment.from} segment={segment} zone={zone} now={now} />
        ))}
      </ul>
    </Card>
  )
}

const covers = ({ from, until }: Segment, now: number) => Date.parse(from) <= now && now < Date.parse(until)

function DayRow({ segment, zone, now }: { segment: Segment; zone: ZoneDetail; now: number }) {
  const t = useText()
  const locale = useLocale()
  const clock = (at: string) => {
    const text = format.clock(at, locale, zone.time_zone)
    return at === zone.day.at(-1)?.until ? text.replace('00', '24') : text
  }
  const current = covers(segment, now)
  const { layer, playlist, scope } = segment
  return (
    <li
      aria-current={current ? 'time' : undefined}
      className="grid grid-cols-[6.75rem_6px_minmax(0,1fr)] items-center gap-x-4 py-2.5 text-label"
    >
      <span className="tabular-nums">
        {clock(segment.from)} <span className="text-muted">– {clock(segment.until)}</span>
      </span>
      <i
        aria-hidden="true"
        className="h-8 w-1.5 rounded-pill bg-line"
        style={playlist ? { background: getPlaylistColour(playlist.id) } : undefined}
      />
      <span className="min-w-0 wrap-anywhere">
        <b className="block font-semibold">{formatPlaylistTitle(t, playlist, locale)}</b>
        <span className="block text-small text-muted">
          {current ? (
            <b className="font-semibold text-accent-text">
              {t('zone.day.now')}
              {t('words.separator')}
            </b>
          ) : null}
          {t(`zone.layers.${layer}`)}
          {layer === 'slot' && scope && scope !== 'zone' ? `, ${t(`zone.inherited.${scope}`)}` : ''}
        </span>
      </span>
    </li>
  )
}

/** The bar is decorative, because the list has the same information. */
function DayBar({ day, now }: { day: Segment[]; now: number }) {
  const start = Date.parse(day[0]?.from ?? '')
  const end = Date.parse(day.at(-1)?.until ?? '')
  if (!(end > start)) return null
  const share = (at: number) => ((at - start) / (end - start)) * 100
  return (
    <div aria-hidden="true" className="relative mt-7 pb-6">
      <div className="relative h-12 overflow-hidden rounded-field bg-sunken">
        {day.map(({ from, until, playlist }) =>
          playlist ? (
            <i
              key={from}
              className="absolute inset-y-1.5 rounded-[14px_4px]"
              style={{
                left: `calc(${share(Date.parse(from))}% + 1px)`,
                width: `calc(${share(Date.parse(until)) - share(Date.parse(from))}% - 2px)`,
                background: getPlaylistColour(playlist.id),
              }}
            />
          ) : null,
        )}
      </div>
      {now >= start && now < end ? (
        <i className="absolute -top-2 bottom-4 w-0.5 bg-accent" style={{ left: `${share(now)}%` }} />
      ) : null}
      {['06', '12', '18'].map((hour, place) => (
        <span
          key={hour}
          className="absolute bottom-0 -translate-x-1/2 text-micro text-muted tabular-nums"
          style={{ left: `${(place + 1) * 25}%` }}
        >
          {hour}
        </span>
      ))}
    </div>
  )
}
