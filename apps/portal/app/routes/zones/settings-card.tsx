import type { Localised, ZoneDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Card } from '@bgm/ui'
import { LockNote } from '#app/components/lock-note'
import { localiseTitle } from '#app/components/zone-text'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import type { HeldLocks } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { ExplicitField } from './explicit-field'

type SettingsCardProps = {
  zone: ZoneDetail
  playlists: { id: string; title: Localised; hours: number }[]
  held: HeldLocks
}

/** The zone's name, the playlist that plays outside slots, and the filter for explicit tracks. */
export function SettingsCard({ zone, playlists, held: { locks, openers } }: SettingsCardProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('zone-settings', {
    schema: all => all.zoneSettingsSchema,
    saved: {
      name: zone.name,
      default_playlist: zone.default_playlist?.id ?? '',
      block_explicit: zone.explicit.policy === 'block',
    },
  })
  const current = zone.default_playlist
  const fixed = locks.playlists === 'fixed'
  const offered =
    locks.playlists === 'free'
      ? playlists
      : playlists.filter(({ id }) => id === current?.id || (!fixed && locks.allowed.playlists.includes(id)))
  const options = offered.map(({ id, title, hours }) => ({
    value: id,
    // In a new installation, the music may not be available yet.
    label:
      hours > 0
        ? t('zone.music.choice', {
            title: localiseTitle(title, locale),
            duration: format.hours(hours, locale),
          })
        : localiseTitle(title, locale),
  }))
  return (
    <Card id="music" title={t('zone.music.title')} note={t('zone.music.note')} className="scroll-mt-6">
      <SubmissionForm of={form} className="grid gap-5">
        <TextField name="name" hint={t('zone.music.hint')} maxLength={60} autoComplete="off" />
        {fixed ? (
          <div className="grid gap-2">
            <input type="hidden" name="default_playlist" value={current?.id ?? ''} />
            <p className="text-label font-semibold">{t('fields.default_playlist')}</p>
            <p className="text-label">
              {current ? localiseTitle(current.title, locale) : t('zone.music.none')}
            </p>
            <LockNote text={t('locks.note')} openers={openers} />
          </div>
        ) : (
          <SelectField
            name="default_playlist"
            optional
            placeholder={t('zone.music.none')}
            hint={locks.playlists === 'list' ? t('locks.list') : undefined}
            options={options}
          />
        )}
        <ExplicitField explicit={zone.explicit} />
        <Button type="submit" className="justify-self-start" busy={form.busy} busyLabel={t('words.saving')}>
          {t('actions.save')}
        </Button>
      </SubmissionForm>
    </Card>
  )
}
