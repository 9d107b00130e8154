import type { ZoneSchedule } from '@bgm/api-client'
import { TextLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { getPlaylistColour } from '#app/components/playlist-tile'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { formatMinute, getSlotKey, getWeekdayName, type Slot, type Weekday } from './week'

interface DaySlotsProps {
  day: Weekday
  zone: string
  schedule: ZoneSchedule
  edits: boolean
}

type Shown = Slot & { scope: 'zone' | 'unit' | 'organisation' }

/** The slots of one weekday, own and inherited. */
export function DaySlots({ day, zone, schedule, edits }: DaySlotsProps) {
  const t = useText()
  const locale = useLocale()
  const rows: Shown[] = [
    ...schedule.slots.map(slot => ({ ...slot, scope: 'zone' as const })),
    ...schedule.inherited,
  ]
    .filter(({ weekday }) => weekday === day)
    .sort((one, other) => one.from_minute - other.from_minute)
  const name = t(`schedule.days.${getWeekdayName(day)}`)
  return (
    <section className="rounded-card border border-line bg-surface px-4.5 pt-3 pb-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 className="text-h4">{name}</h2>
        {edits ? (
          <Link
            to={`${paths.zoneSchedule(locale, zone, { add: String(day) })}#slot-editor`}
            aria-label={t('schedule.add_on', { day: name })}
            className="-mr-2 grid size-11 place-items-center rounded-pill hover:bg-ink/6"
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </Link>
        ) : null}
      </div>
      <DayStrip rows={rows} />
      {rows.length === 0 ? (
        <p className="py-2.5 text-small text-muted">{t('schedule.empty_day')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(slot => (
            <SlotRow
              key={`${slot.scope}-${getSlotKey(slot)}`}
              slot={slot}
              zone={zone}
              edits={edits}
              day={name}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The day as a strip. Decorative, because the rows have the same information. */
const DayStrip = ({ rows }: { rows: Shown[] }) => (
  <div aria-hidden="true" className="relative mb-1.5 h-3.5 overflow-hidden rounded-pill bg-sunken">
    {rows.map(slot => (
      <i
        key={`${slot.scope}-${getSlotKey(slot)}`}
        className={`absolute inset-y-0 rounded-[7px_2px] ${slot.scope === 'zone' ? '' : 'opacity-45'}`}
        style={{
          left: `${slot.from_minute / 14.4}%`,
          width: `calc(${(slot.until_minute - slot.from_minute) / 14.4}% - 1px)`,
          background: getPlaylistColour(slot.playlist.id),
        }}
      />
    ))}
  </div>
)

function SlotRow({ slot, zone, edits, day }: { slot: Shown; zone: string; edits: boolean; day: string }) {
  const t = useText()
  const locale = useLocale()
  const from = formatMinute(slot.from_minute, locale)
  const until = formatMinute(slot.until_minute, locale)
  const own = slot.scope === 'zone'
  const colour = getPlaylistColour(slot.playlist.id)
  return (
    <li className="grid grid-cols-[6.75rem_6px_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2 text-label">
      <span className="tabular-nums">
        {from} <span className="text-muted">– {until}</span>
      </span>
      <i
        aria-hidden="true"
        className={`h-8 w-1.5 rounded-pill ${own ? '' : 'border-2 border-dotted'}`}
        style={own ? { background: colour } : { borderColor: colour }}
      />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{formatPlaylistTitle(t, slot.playlist, locale)}</b>
        {slot.scope === 'zone' ? null : (
          <span className="block text-small text-muted">{t(`zone.inherited.${slot.scope}`)}</span>
        )}
      </span>
      {own && edits ? (
        <TextLink
          href={`${paths.zoneSchedule(locale, zone, { slot: getSlotKey(slot) })}#slot-editor`}
          aria-label={t('schedule.edit_named', { day, from, until })}
          className="py-2"
        >
          {t('actions.edit')}
        </TextLink>
      ) : null}
    </li>
  )
}
