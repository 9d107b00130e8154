import type { ScheduleDay } from '@bgm/api-client'
import { Link } from '@remix-run/react'
import type { PointerEvent } from 'react'
import { getPlaylistColour } from '#app/components/playlist-tile'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import { isLongSilence, isSlotOrException, type ScheduleBlock, type Silence } from './blocks'
import { hourHeight } from './grid-size'
import { getBlockPath, useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { useDrag } from './use-drag'
import type { SlotMove } from './use-move'
import { formatMinute, getWeekdayKey } from './week'

type DayColumnProps = {
  day: ScheduleDay
  index: number
  blocks: ScheduleBlock[]
  frame: { firstHour: number; height: number }
  data: ScheduleData
  edits: boolean
  tabStop: string | null
  move: (move: SlotMove) => void
}

/** The slots, exceptions and silences of one day, positioned by time. */
export function DayColumn({ day, index, blocks, frame, ...rest }: DayColumnProps) {
  const { data } = rest
  const placed = (from: number, until: number) => ({
    top: Math.max(0, (from / 60 - frame.firstHour) * hourHeight) + 1,
    height: Math.max(14, ((until - Math.max(from, frame.firstHour * 60)) / 60) * hourHeight - 2),
  })
  const visible = ({ until_minute }: { until_minute: number }) => until_minute > frame.firstHour * 60
  return (
    <div
      data-day={index + 1}
      className={`relative border-l border-line bg-[repeating-linear-gradient(transparent_0_33px,var(--line)_33px_34px)] ${day.date === data.now.date ? 'bg-accent-tint/25 print:bg-transparent' : ''}`}
      style={{ height: frame.height }}
    >
      {blocks
        .filter(isSlotOrException)
        .filter(visible)
        .map(block => (
          <GridBlock
            key={`${block.layer}-${block.from_minute}`}
            block={block}
            weekday={index + 1}
            style={placed(block.from_minute, block.until_minute)}
            {...rest}
          />
        ))}
      {day.silences.filter(visible).map((silence, index) => (
        <GridSilence
          key={`${silence.from_minute}-${index}`}
          silence={silence}
          style={placed(silence.from_minute, silence.until_minute)}
        />
      ))}
    </div>
  )
}

const blockClass =
  'absolute inset-x-1 flex flex-col overflow-hidden rounded-[16px_4px] px-2.5 py-1.5 text-small leading-tight no-underline select-none [-webkit-touch-callout:none] focus-visible:z-10 print:px-1.5 print:text-micro'

type GridBlockProps = Omit<DayColumnProps, 'day' | 'index' | 'blocks' | 'frame'> & {
  block: ScheduleBlock
  weekday: number
  style: { top: number; height: number }
}

function GridBlock({ block, weekday, style, data, edits, tabStop, move }: GridBlockProps) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(data.place)
  const from = formatMinute(block.from_minute, locale)
  const until = formatMinute(block.until_minute, locale)
  const title = formatPlaylistTitle(t, block.playlist, locale)
  const own = block.slot !== null
  const drag = useDrag(own && edits && !data.view.list ? block.slot : null, weekday, move)
  const origin = own
    ? t(`schedule.legend.${data.scope}`)
    : block.scope
      ? t(`schedule.from.${block.scope}`)
      : ''
  const key = `${weekday}-${block.from_minute}`
  const day = t(`schedule.days.${getWeekdayKey(weekday)}`)
  const content = <BlockContent block={block} day={day} origin={origin} />
  const name = t('schedule.grid.block', { playlist: title, day, from, until, origin })
  const common = {
    'data-block': key,
    'data-slot': block.slot ?? undefined,
    'data-from': block.from_minute,
    'data-until': block.until_minute,
    tabIndex: tabStop === null || tabStop === key ? 0 : -1,
    style: { ...style, ...getLook(block), ...drag.style },
    className: `${blockClass} ${own ? '' : 'border-[1.5px] border-dashed pl-4 text-ink'}`,
  }
  if (!edits || block.layer === 'exception')
    return (
      <span {...common} role="img" aria-label={name}>
        {content}
      </span>
    )
  return (
    <Link
      {...common}
      to={getBlockPath(to, block, weekday)}
      draggable={false}
      onPointerDown={(event: PointerEvent<HTMLAnchorElement>) => drag.start(event)}
      onClick={drag.click}
      onContextMenu={drag.contextMenu}
    >
      {content}
    </Link>
  )
}

function getLook({ playlist, slot }: ScheduleBlock) {
  const colour = playlist ? getPlaylistColour(playlist.id) : 'var(--sunken)'
  return slot === null
    ? {
        background: `color-mix(in oklab, ${colour} 20%, var(--surface))`,
        borderColor: `color-mix(in oklab, ${colour} 70%, var(--ink))`,
        boxShadow: `inset 6px 0 0 ${colour}`,
      }
    : { background: colour, color: 'var(--on-p)' }
}

/** A link's accessible name is its visible content, so that speech control can find it. */
function BlockContent({ block, day, origin }: { block: ScheduleBlock; day: string; origin: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <b className="font-bold">{formatPlaylistTitle(t, block.playlist, locale)}</b>{' '}
      <span className="sr-only">{day} </span>
      <span className="tabular-nums">
        {formatMinute(block.from_minute, locale)}–{formatMinute(block.until_minute, locale)}
      </span>
      {block.slot !== null ? (
        <span className="sr-only">, {origin}</span>
      ) : (
        <span className="mt-auto text-micro font-semibold">{block.label ? block.label[locale] : origin}</span>
      )}
    </>
  )
}

function GridSilence({ silence, style }: { silence: Silence; style: { top: number; height: number } }) {
  const t = useText()
  const locale = useLocale()
  const name = t(`schedule.silences.${silence.reason}`, {
    name: silence.label?.[locale] ?? t('zones.silence'),
  })
  const times = `${formatMinute(silence.from_minute, locale)}–${formatMinute(silence.until_minute, locale)}`
  if (!isLongSilence(silence))
    return (
      <i
        role="img"
        aria-label={`${name}, ${times}`}
        title={`${name}, ${times}`}
        className="absolute right-1.5 z-5 w-8 rounded-pill border border-surface bg-ink"
        style={{ top: style.top, height: Math.max(6, Math.min(style.height, 10)) }}
      />
    )
  return (
    <div className={`${blockClass} hatched z-5 border border-line-strong`} style={style}>
      <b className="font-bold">{name}</b>
      <span className="tabular-nums">{times}</span>
      <span className="mt-1 font-semibold">{t('schedule.mandatory')}</span>
    </div>
  )
}
