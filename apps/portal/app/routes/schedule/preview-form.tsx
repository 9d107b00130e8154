import type { TimeZone } from '@bgm/i18n'
import { Button, Card, Field, Select, TextInput } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { PlaylistTile } from '#app/components/playlist-tile'
import { formatPlaylistTitle, formatReason } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import type { Preview } from './preview.server'
import { formatMinute, getWeekdayName, weekdays } from './week'

/** What plays at a time of the week, and why. */
export function PreviewForm({ preview, timeZone }: { preview: Preview; timeZone: TimeZone }) {
  const t = useText()
  const { day, typed, invalid } = preview
  return (
    <Card id="preview" title={t('schedule.preview.title')} className="mb-5 scroll-mt-6">
      <Form
        method="get"
        action="#preview"
        preventScrollReset
        className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[12rem_9rem_auto]"
      >
        <Field id="preview-day" label={t('schedule.preview.day')}>
          <Select
            name="day"
            key={day}
            defaultValue={String(day ?? 1)}
            options={weekdays.map(value => ({
              value: String(value),
              label: t(`schedule.days.${getWeekdayName(value)}`),
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
            placeholder={formatMinute(18 * 60 + 30, useLocale())}
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
      <PreviewResult preview={preview} timeZone={timeZone} />
    </Card>
  )
}

function PreviewResult({ preview, timeZone }: { preview: Preview; timeZone: TimeZone }) {
  const t = useText()
  const locale = useLocale()
  const { answer, day } = preview
  if (!answer || !day) return null
  const { resolution, at, minute } = answer
  return (
    <div role="status" className="mt-4 flex items-center gap-3.5 border-t border-line pt-4 text-label">
      <PlaylistTile id={resolution.playlist?.id ?? null} />
      <p className="min-w-0 wrap-anywhere">
        <b className="font-semibold">
          {t('schedule.preview.at', {
            day: t(`schedule.days.${getWeekdayName(day)}`),
            time: formatMinute(minute, locale),
            playlist: formatPlaylistTitle(t, resolution.playlist, locale),
          })}
        </b>{' '}
        <span className="text-muted">{formatReason(t, resolution, { now: at, locale, timeZone })}</span>
      </p>
    </div>
  )
}
