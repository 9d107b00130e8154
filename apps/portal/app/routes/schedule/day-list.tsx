import { ButtonLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { Copy, Pencil, Plus } from 'lucide-react'
import { getPlaylistColour } from '#app/components/playlist-tile'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import { listBlocks, type ScheduleBlock, type Silence } from './blocks'
import { listSeasonSlots } from './editor-view'
import { getBlockPath, useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { formatMinute, getWeekdayKey } from './week'

/**
 * One day as a list, with the days of the week as links. This is the schedule on phones and without
 * JavaScript.
 */
export function DayList({ data, edits }: { data: ScheduleData; edits: boolean }) {
  const t = useText()
  const { view, week, schedule, scope, place } = data
  const to = useSchedulePath(place)
  const day = week.days[view.day - 1]
  if (!day) return null
  const blocks = listBlocks(day, listSeasonSlots(schedule, view.season), scope)
  const rows = [
    ...blocks.map(block => ({
      at: block.from_minute,
      node: <BlockRow key={`b${block.from_minute}`} block={block} data={data} edits={edits} />,
    })),
    ...day.silences.map((silence, index) => ({
      at: silence.from_minute - 0.5,
      node: <SilenceRow key={`s${silence.from_minute}-${index}`} silence={silence} />,
    })),
  ].sort((one, other) => one.at - other.at)
  const name = t(`schedule.days.${getWeekdayKey(view.day)}`)
  return (
    <section
      aria-label={t('schedule.list', { day: name })}
      className={view.list ? 'print:hidden' : 'lg:hidden print:hidden'}
    >
      <DayLinks data={data} />
      <DayNote label={day.pattern} season={day.season} />
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {rows.map(({ node }) => node)}
      </ul>
      {edits ? (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <ButtonLink href={to({ copy: String(view.day) }, 'schedule-panel')} variant="secondary" size="s">
            <Copy aria-hidden="true" strokeWidth={1.75} />
            {t('schedule.copy.day', { day: name })}
          </ButtonLink>
          <ButtonLink href={to({ copy: 'from' }, 'schedule-panel')} variant="quiet" size="s">
            {t('schedule.copy.from')}
          </ButtonLink>
        </div>
      ) : null}
    </section>
  )
}

function DayLinks({ data: { week, view, place } }: { data: ScheduleData }) {
  const t = useText()
  const to = useSchedulePath(place)
  return (
    <nav
      aria-label={t('schedule.preview.day')}
      className="mb-3 grid grid-cols-7 gap-1 text-center text-label"
    >
      {week.days.map((day, index) => {
        const current = index + 1 === view.day
        return (
          <Link
            key={day.date}
            to={to({ day: String(index + 1) })}
            preventScrollReset
            aria-current={current ? 'date' : undefined}
            className={`grid min-h-14 content-center rounded-field ${current ? 'bg-ink text-paper' : 'hover:bg-ink/6'}`}
          >
            <span className="text-small">{t(`schedule.short_days.${getWeekdayKey(index + 1)}`)}</span>
            <b className="font-bold">{Number(day.date.slice(8))}</b>
          </Link>
        )
      })}
    </nav>
  )
}

type Label = { id: string; en: string } | null

function DayNote({ label, season }: { label: Label; season: Label }) {
  const t = useText()
  const locale = useLocale()
  if (label)
    return (
      <p className="mb-2 text-label font-semibold text-info">
        {t('schedule.pattern', { name: label[locale] })}
      </p>
    )
  return season ? <p className="mb-2 text-label font-semibold text-info">{season[locale]}</p> : null
}

const row = 'grid grid-cols-[4.5rem_6px_minmax(0,1fr)_44px] items-center gap-x-3.5 px-3.5 py-2 text-label'

function BlockRow({ block, data, edits }: { block: ScheduleBlock; data: ScheduleData; edits: boolean }) {
  const { view, week, now } = data
  const t = useText()
  const locale = useLocale()
  const from = formatMinute(block.from_minute, locale)
  const until = formatMinute(block.until_minute, locale)
  const colour = block.playlist ? getPlaylistColour(block.playlist.id) : undefined
  const own = block.slot !== null
  const isNow =
    view.season === 'regular' &&
    week.days[view.day - 1]?.date === now.date &&
    block.from_minute <= now.minute &&
    now.minute < block.until_minute
  const title = formatPlaylistTitle(t, block.playlist, locale)
  return (
    <li className={`${row} ${isNow ? 'bg-accent-tint' : ''}`}>
      <span className="tabular-nums">
        {from} <span className={`block text-small ${isNow ? '' : 'text-muted'}`}>{until}</span>
      </span>
      <i
        aria-hidden="true"
        className={`h-9 w-1.5 rounded-pill ${own ? '' : 'border-2 border-dotted'} ${colour ? '' : 'bg-line'}`}
        style={colour ? (own ? { background: colour } : { borderColor: colour }) : undefined}
      />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-semibold">{title}</b>
        <span className={`block text-small ${isNow ? '' : 'text-muted'}`}>
          {block.label ? `${block.label[locale]}${t('words.separator')}` : ''}
          {t(`zone.layers.${block.layer}`)}
          {block.scope && !own ? `${t('words.separator')}${t(`schedule.from.${block.scope}`)}` : ''}
          {isNow ? `${t('words.separator')}${t('schedule.now')}` : ''}
        </span>
      </span>
      {edits && block.layer !== 'exception' ? <EditLink block={block} data={data} /> : <span />}
    </li>
  )
}

function EditLink({ block, data: { place, view } }: { block: ScheduleBlock; data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(place)
  const own = block.slot !== null
  return (
    <Link
      to={getBlockPath(to, block, view.day)}
      aria-label={t(own ? 'schedule.edit_block' : 'schedule.replace_block', {
        playlist: formatPlaylistTitle(t, block.playlist, locale),
        from: formatMinute(block.from_minute, locale),
        until: formatMinute(block.until_minute, locale),
      })}
      className="grid size-11 place-items-center rounded-pill hover:bg-ink/6"
    >
      {own ? (
        <Pencil aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
      ) : (
        <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
      )}
    </Link>
  )
}

function SilenceRow({ silence: { from_minute, until_minute, reason, label } }: { silence: Silence }) {
  const t = useText()
  const locale = useLocale()
  return (
    <li className={`${row} bg-sunken/50`}>
      <span className="tabular-nums">
        {formatMinute(from_minute, locale)}{' '}
        <span className="block text-small text-muted">{formatMinute(until_minute, locale)}</span>
      </span>
      <i aria-hidden="true" className="h-4 w-1.5 rounded-pill bg-ink" />
      <span>{t(`schedule.silences.${reason}`, { name: label?.[locale] ?? t('zones.silence') })}</span>
      <span />
    </li>
  )
}
