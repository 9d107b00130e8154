import { format } from '@bgm/i18n'
import { Button, ButtonLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { Copy, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useText } from '#app/text'
import { listBlocks } from './blocks'
import { DayColumn } from './day-column'
import { listSeasonSlots } from './editor-view'
import { GridLegend } from './grid-legend'
import { hourHeight } from './grid-size'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { useGridKeys } from './use-grid-keys'
import { useSlotMove } from './use-move'
import { formatMinute, getWeekdayKey } from './week'

const usualStart = 6
const nowLabelMinutes = 36

/** Returns the first hour that is drawn: six, or an earlier hour if something is planned before six. */
function getFirstHour({ week, schedule, view }: ScheduleData): number {
  const slots = listSeasonSlots(schedule, view.season)
  const starts = [
    ...slots,
    ...week.days.flatMap(({ segments }) => segments.filter(({ layer }) => layer === 'slot')),
  ]
  const first = Math.min(usualStart * 60, ...starts.map(({ from_minute }) => from_minute))
  return Math.floor(first / 60)
}

/** The week as a grid for wide screens. It is a single tab stop; the arrow keys move between slots. */
export function WeekGrid({ data, edits }: { data: ScheduleData; edits: boolean }) {
  const t = useText()
  const { week, schedule, view, scope, now } = data
  const firstHour = getFirstHour(data)
  const move = useSlotMove(data)
  const keys = useGridKeys({ data, edits, move: move.submit })
  const slots = listSeasonSlots(schedule, view.season)
  const height = (24 - firstHour) * hourHeight
  const isNowShown = view.isThisWeek && view.season === 'regular' && now.minute >= firstHour * 60
  return (
    <section aria-labelledby="week-grid-title" className="week-print mb-5 max-lg:hidden print:block">
      <h2 id="week-grid-title" className="sr-only">
        {t('schedule.grid.title')}
      </h2>
      {edits ? (
        <p id="week-grid-keys" className="sr-only">
          {t('schedule.grid.keys')}
        </p>
      ) : null}
      <div className="overflow-x-auto rounded-card border border-line bg-surface print:overflow-visible">
        <fieldset
          aria-label={t('schedule.grid.title')}
          aria-describedby={edits ? 'week-grid-keys' : undefined}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          className="relative grid min-w-235 grid-cols-[56px_repeat(7,minmax(118px,1fr))] print:min-w-0 print:grid-cols-[52px_repeat(7,minmax(0,1fr))]"
        >
          <span className="border-b border-line" />
          {week.days.map((day, index) => (
            <DayHead key={day.date} data={data} index={index} edits={edits} />
          ))}
          <Axis firstHour={firstHour} height={height} now={isNowShown ? now.minute : null} />
          {week.days.map((day, index) => (
            <DayColumn
              key={day.date}
              day={day}
              index={index}
              blocks={listBlocks(day, slots, scope)}
              frame={{ firstHour, height }}
              data={data}
              edits={edits}
              tabStop={keys.tabStop}
              move={move.submit}
            />
          ))}
          {isNowShown ? (
            <NowLine data={data} bottom={height - ((now.minute - firstHour * 60) / 60) * hourHeight} />
          ) : null}
        </fieldset>
      </div>
      <p role="status" className="mt-2 min-h-5 text-small text-muted print:hidden">
        {move.message}
      </p>
      <GridLegend data={data} />
      <GridActions data={data} edits={edits} />
    </section>
  )
}

/** The current time as a line across the week, emphasised in today's column. */
function NowLine({ data: { now, week }, bottom }: { data: ScheduleData; bottom: number }) {
  const locale = useLocale()
  const today = week.days.findIndex(({ date }) => date === now.date)
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 z-5 print:hidden"
      style={{ bottom }}
    >
      <i className="absolute right-0 left-14 border-t border-accent/60" />
      <i
        className="absolute w-[calc((100%_-_56px)/7)] -translate-y-px border-t-3 border-accent"
        style={{ left: `calc(56px + ${today} * (100% - 56px) / 7)` }}
      />
      <b className="absolute left-1 -translate-y-1/2 rounded-[8px_3px] bg-accent px-1.5 py-0.5 text-micro font-bold text-on-accent tabular-nums">
        {formatMinute(now.minute, locale)}
      </b>
    </div>
  )
}

function DayHead({
  data: { week, view, now, place },
  index,
  edits,
}: {
  data: ScheduleData
  index: number
  edits: boolean
}) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(place)
  const day = week.days[index]
  if (!day) return null
  const name = t(`schedule.days.${getWeekdayKey(index + 1)}`)
  const today = day.date === now.date
  const label = day.pattern ?? day.season
  return (
    <div
      className={`relative min-h-16 border-b border-l border-line px-2 py-2.5 text-small ${today ? 'bg-accent-tint text-accent-text print:bg-transparent print:text-ink' : ''}`}
    >
      <span className="block min-w-0">
        <b className="block pr-6 text-label font-bold">{name}</b>
        {view.season === 'regular' ? (
          <span className={today ? '' : 'text-muted'}>
            {format.dayMonth(day.date, locale)}
            {today ? (
              <span className="print:hidden">
                {t('words.separator')}
                <span className="whitespace-nowrap">{t('schedule.today')}</span>
              </span>
            ) : null}
          </span>
        ) : null}
        {label ? (
          <span className="mt-1 block rounded-sm bg-info-tint px-1.5 py-0.5 text-micro font-semibold text-info">
            {label[locale]}
          </span>
        ) : null}
      </span>
      {edits ? (
        <Link
          to={to({ copy: String(index + 1) }, 'schedule-panel')}
          aria-label={t('schedule.copy.day', { day: name })}
          className="absolute top-0.5 right-0 grid size-9 place-items-center rounded-pill hover:bg-ink/6 print:hidden"
        >
          <Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </Link>
      ) : null}
    </div>
  )
}

function Axis({ firstHour, height, now }: { firstHour: number; height: number; now: number | null }) {
  const locale = useLocale()
  // The label of the current time would cover a nearby hour label.
  const isCovered = (hour: number) => now !== null && Math.abs(hour * 60 - now) < nowLabelMinutes
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    hour => hour > firstHour && hour % 2 === 0 && !isCovered(hour),
  )
  return (
    <div aria-hidden="true" className="relative text-small text-muted tabular-nums" style={{ height }}>
      {hours.map(hour => (
        <span
          key={hour}
          className="absolute right-2 -translate-y-1/2"
          style={{ top: (hour - firstHour) * hourHeight }}
        >
          {formatMinute(hour * 60, locale)}
        </span>
      ))}
    </div>
  )
}

function GridActions({ data: { place }, edits }: { data: ScheduleData; edits: boolean }) {
  const t = useText()
  const to = useSchedulePath(place)
  return (
    <div className="mt-3 flex flex-wrap gap-2.5 print:hidden">
      {edits ? (
        <ButtonLink href={to({ copy: 'from' }, 'schedule-panel')} variant="secondary" size="s">
          {t('schedule.copy.from')}
        </ButtonLink>
      ) : null}
      <PrintButton />
    </div>
  )
}

/** Shown only with JavaScript; without it, the browser's own print command prints the same page. */
function PrintButton() {
  const t = useText()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return ready ? (
    <Button variant="quiet" size="s" onClick={() => print()}>
      <Printer aria-hidden="true" strokeWidth={1.75} />
      {t('schedule.print')}
    </Button>
  ) : null
}
