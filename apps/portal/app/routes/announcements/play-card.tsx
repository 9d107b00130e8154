import type { AnnouncementDetail } from '@bgm/api-client'
import { Button, Card, TextLink } from '@bgm/ui'
import { useSearchParams } from '@remix-run/react'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Plays an announcement in one zone immediately. */
export function PlayCard({ announcement: { zones } }: { announcement: AnnouncementDetail }) {
  const t = useText()
  const locale = useLocale()
  const [first] = zones
  const [search] = useSearchParams()
  const played = zones.find(({ id }) => id === search.get('zone')) ?? (zones.length === 1 ? first : undefined)
  const form = useSubmission('announce', {
    schema: all => all.announceFormSchema,
    saved: { zone: played?.id ?? first?.id ?? '' },
  })
  return (
    <Card title={t('announcements.play.title')} note={t('announcements.play.text')}>
      {first ? (
        <SubmissionForm of={form} className="grid gap-4">
          <SelectField
            name="zone"
            options={zones.map(({ id, name, unit }) => ({ value: id, label: `${unit}, ${name}` }))}
          />
          <Button type="submit" busy={form.busy} busyLabel={t('words.loading')}>
            {t('announcements.play.action')}
          </Button>
          {played ? (
            <TextLink href={paths.zoneAnnouncements(locale, played.id)} className="text-label">
              {t('announcements.play.history', { zone: played.name })}
            </TextLink>
          ) : null}
        </SubmissionForm>
      ) : (
        <p className="text-label text-muted">{t('announcements.play.none')}</p>
      )}
    </Card>
  )
}
