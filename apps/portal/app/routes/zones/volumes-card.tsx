import type { ZoneDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Button, Card } from '@bgm/ui'
import { volumeFormRows } from '@bgm/validation'
import { useState } from 'react'
import { LockNote } from '#app/components/lock-note'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import type { HeldLocks } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { VolumesChart } from './volumes-chart'

/** Any midnight in Jakarta, the default time zone of `format.clock`. */
const midnight = Date.parse('2026-01-01T00:00:00+07:00')

type VolumesCardProps = {
  zone: ZoneDetail
  /** Whether the member may change the maximum, as those with access to all units. */
  hasAllUnits: boolean
  held: HeldLocks
  now: number
}

/** The volume by time of day, and its maximum. */
export function VolumesCard({ zone, hasAllUnits, held: { locks, openers }, now }: VolumesCardProps) {
  const t = useText()
  const locale = useLocale()
  const { volumes, max_volume } = zone.desired
  const fixed = locks.volume === 'fixed'
  const rows = volumes.flatMap(({ from_minute, volume }, index) => [
    [`volume_from_${index + 1}`, format.clock(midnight + from_minute * 60_000, locale)],
    [`volume_${index + 1}`, volume],
  ])
  const form = useSubmission('zone-volumes', {
    schema: all => all.zoneVolumesFormSchema,
    saved: { ...Object.fromEntries(rows), max_volume },
  })
  const number = { 'aria-required': false, maxLength: 3, inputMode: 'numeric', autoComplete: 'off' } as const
  const time = { ...number, maxLength: 5, inputMode: 'decimal' } as const
  const toFields = (row: (typeof volumeFormRows)[number]) => [
    <TextField key={`from ${row}`} name={`volume_from_${row}`} {...time} />,
    <TextField key={`volume ${row}`} name={`volume_${row}`} {...number} />,
  ]
  // One row more than there are, the others on request. Rows do not move when they are saved, which would empty them.
  const [count] = useState(volumes.length + 1)
  const shown = volumeFormRows.slice(0, count)
  const others = volumeFormRows.slice(count)
  const isTyped = others
    .flatMap(row => [form.fields[`volume_from_${row}`], form.fields[`volume_${row}`]])
    .some(field => field?.initialValue || field?.errors)
  return (
    <Card id="volumes" title={t('zone.volumes.title')} note={t('zone.volumes.note')} className="scroll-mt-6">
      <SubmissionForm of={form} className="grid max-w-140 gap-5">
        {hasAllUnits ? (
          <TextField name="max_volume" hint={t('zone.volumes.max_hint')} {...number} className="max-w-60" />
        ) : (
          <Badge>{t('zone.volumes.limit', { max: max_volume })}</Badge>
        )}
        {volumes.length > 0 ? (
          <VolumesChart
            desired={zone.desired}
            now={Number(format.clock(now, locale, zone.time_zone).slice(0, 2))}
          />
        ) : null}
        <fieldset disabled={fixed} className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
          {shown.flatMap(toFields)}
        </fieldset>
        {fixed || others.length === 0 ? null : (
          <details open={isTyped}>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-label font-semibold underline underline-offset-4">
              {t('zone.volumes.more')}
            </summary>
            <div className="mt-3 grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
              {others.flatMap(toFields)}
            </div>
          </details>
        )}
        {fixed ? <LockNote text={t('locks.note')} openers={openers} /> : null}
        {locks.max_volume === null ? null : (
          <LockNote text={t('locks.volume', { max: locks.max_volume })} openers={openers} />
        )}
        {fixed ? null : (
          <Button type="submit" className="justify-self-start" busy={form.busy} busyLabel={t('words.saving')}>
            {t('zone.volumes.save')}
          </Button>
        )}
      </SubmissionForm>
    </Card>
  )
}
