import type { AnnouncementOptions } from '@bgm/api-client'
import { Card } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { AudioField } from './audio-field'

/** Records a message and plays it once in a zone: record, stop, play. */
export function QuickAnnouncement({ options: { units } }: { options: AnnouncementOptions }) {
  const t = useText()
  const zones = units.flatMap(unit => unit.zones.map(zone => ({ ...zone, unit: unit.name })))
  const form = useSubmission('quick-announcement', {
    schema: all => all.quickAnnouncementFormSchema,
    saved: { zone: zones[0]?.id ?? '' },
    order: ['audio', 'zone', 'play_at'],
  })
  if (zones.length === 0) return null
  return (
    <Card title={t('announcements.quick.title')} note={t('announcements.quick.text')} className="mb-5">
      <SubmissionForm of={form} encType="multipart/form-data" className="grid gap-4">
        <AudioField recordFirst />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="zone"
            options={zones.map(({ id, name, unit }) => ({ value: id, label: `${unit}, ${name}` }))}
          />
          <TextField name="play_at" type="time" optional hint={t('announcements.quick.time_hint')} />
        </div>
        <SubmitButton of={form} className="justify-self-start max-sm:w-full">
          {t('announcements.quick.submit')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
