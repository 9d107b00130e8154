import type { TimeZone } from '@bgm/i18n'
import { Button, Field, Select, TextInput } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { PlaylistTile } from '#app/components/playlist-tile'
import { formatPlaybackReason, formatPlaylistTitle } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import type { SchedulePreview } from './load-schedule.server'
import type { ScheduleView } from './view.server'
import { formatMinute, getWeekdayKey, weekdays } from './week'

type PreviewFormProps = {
  preview: SchedulePreview
  view: ScheduleView
  timeZone: TimeZone
}

/** Shows what plays at a given time of the week, and why. */
export function PreviewForm({ preview, view, timeZone }: PreviewFormProps) {
  const t = useText()
  return (
    <details
      id="preview"
      open={preview.typed !== ''}
      className="group/preview mb-5 scroll-mt-6 rounded-card border border-line bg-surface px-[clamp(18px,2vw,28px)] print:hidden"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 text-label font-semibold">
        <h2 className="text-body font-bold">{t('schedule.preview.title')}</h2>
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 group-open/preview:rotate-180"
        />
      </summary>
      <div className="pb-5">
        <div className="grid items-center gap-x-8 gap-y-4 3xl:grid-cols-[auto_minmax(0,1fr)]">
          <PreviewFields preview={preview} view={view} />
          <PreviewResult preview={preview} view={view} timeZone={timeZone} />
        </div>
        <Layers preview={preview} />
      </div>
    </details>
  )
}

function PreviewFields({ preview, view }: Pick<PreviewFormProps, 'preview' | 'view'>) {
  const t = useText()
  const locale = useLocale()
  const { typed, invalid } = preview
  const { day } = view
  return (
    <Form
      method="get"
      action="#preview"
      preventScrollReset
      className="grid grid-cols-2 items-start gap-x-3 gap-y-2.5 sm:grid-cols-[9.5rem_7rem_auto]"
    >
      {view.isThisWeek ? null : <input type="hidden" name="week" value={view.monday} />}
      <Field id="preview-day" label={t('schedule.preview.day')}>
        <Select
          name="day"
          key={day}
          defaultValue={String(day)}
          options={weekdays.map(value => ({
            value: String(value),
            label: t(`schedule.days.${getWeekdayKey(value)}`),
          }))}
        />
      </Field>
      <Field
        id="preview-time"
        label={t('schedule.preview.time')}
        error={invalid ? t('schedule.preview.invalid') : undefined}
      >
        <TextInput
          name="time"
          key={typed}
          defaultValue={typed}
          inputMode="decimal"
          maxLength={16}
          autoComplete="off"
          placeholder={formatMinute(18 * 60 + 30, locale)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12.5 max-sm:col-span-2 sm:mt-[29px] sm:justify-self-start"
      >
        {t('schedule.preview.show')}
      </Button>
    </Form>
  )
}

function PreviewResult({ preview, view: { day }, timeZone }: PreviewFormProps) {
  const t = useText()
  const locale = useLocale()
  const { answer } = preview
  if (!answer) return null
  const { resolution, at, minute } = answer
  return (
    <div
      role="status"
      className="flex items-center gap-3.5 text-label max-3xl:border-t max-3xl:border-line max-3xl:pt-4 3xl:border-l 3xl:border-line 3xl:pl-8"
    >
      <PlaylistTile id={resolution.playlist?.id ?? null} />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold">
          {t('schedule.preview.at', {
            day: t(`schedule.days.${getWeekdayKey(day)}`),
            time: formatMinute(minute, locale),
            playlist: formatPlaylistTitle(t, resolution.playlist, locale),
          })}
        </b>{' '}
        <span className="text-muted">
          {formatPlaybackReason(t, resolution, { now: at, locale, timeZone })}
        </span>
      </p>
    </div>
  )
}

const order = ['stop', 'mandatory-silence', 'override', 'exception', 'slot', 'default', 'fallback'] as const

function getOutcome(layer: (typeof order)[number], distance: number) {
  if (distance === 0) return 'wins'
  if (distance > 0) return 'unused'
  return layer === 'stop' ? 'licensed' : 'empty'
}

/**
 * The layers in the order in which they are checked. Layers before the deciding one have nothing planned at
 * that time.
 */
function Layers({ preview: { answer } }: Pick<PreviewFormProps, 'preview'>) {
  const t = useText()
  if (!answer) return null
  const { layer, scope } = answer.resolution
  const winner = order.indexOf(layer)
  return (
    <details className="group mt-3 text-label">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('schedule.preview.layers')}
      </summary>
      <ol className="mt-1 grid gap-1.5 sm:flex sm:flex-wrap">
        {order.map((name, place) => (
          <li
            key={name}
            className={`rounded-field px-3 py-1.5 text-small ${place === winner ? 'bg-accent-tint font-semibold text-accent-text' : 'bg-sunken text-muted'}`}
          >
            {t(`zone.layers.${name}`)}
            {place === winner && name === 'slot' && scope && scope !== 'zone'
              ? ` ${t(`zone.inherited.${scope}`)}`
              : ''}
            : {t(`schedule.preview.${getOutcome(name, place - winner)}`)}
          </li>
        ))}
      </ol>
    </details>
  )
}
