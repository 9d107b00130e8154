import { format } from '@bgm/i18n'
import { Button, ButtonLink, Card, Notice, SummaryList, TextLink } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import type { TrialState } from '#app/services/trials.server'
import { useLocale, useText } from '#app/text'

type Section = { trial: TrialState }

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '')

/** The address of the player and the field for its code, until a device is paired. */
export function ConnectDevice({
  trial,
  paired,
  playerUrl,
}: Section & { paired: boolean; playerUrl: string }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('pairing-code', { schema: all => all.pairingCodeSchema })
  const { zone } = trial
  if (paired && zone)
    return (
      <Notice
        tone="ok"
        action={<TextLink href={paths.zone(locale, zone.id)}>{t('trial.page.zone')}</TextLink>}
      >
        {t('trial.page.paired', { zone: zone.name })}
      </Notice>
    )
  return (
    <section>
      <h2 className="text-h3">{t('trial.page.almost')}</h2>
      <p className="mt-1.5 text-muted">{t('trial.page.open')}</p>
      <p className="my-4 text-h3 font-bold wrap-anywhere">{withoutScheme(playerUrl)}</p>
      <SubmissionForm of={form} action={paths.pair(locale)} className="grid gap-4">
        <TextField
          name="user_code"
          placeholder={t('pairing.placeholder')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          box="text-[1.5rem]! font-bold tracking-[0.08em] uppercase placeholder:font-normal"
        />
        <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
          {t('trial.page.check')}
        </Button>
      </SubmissionForm>
    </section>
  )
}

/** What the trial has played. */
export function SoFar({ trial: { played } }: Section) {
  const t = useText()
  const locale = useLocale()
  const hours = Math.floor(played.seconds / 3600)
  return (
    <section>
      <h2 className="mb-2 text-h3">{t('trial.page.so_far')}</h2>
      <SummaryList
        items={[
          { term: t('trial.page.played'), detail: t('trial.page.hours', { count: hours }) },
          { term: t('trial.page.songs'), detail: format.number(played.songs, locale) },
        ]}
      />
    </section>
  )
}

/** The way to a package, which starts when the trial ends. */
export function ContinueWithPackage({ trial }: Section) {
  const t = useText()
  const locale = useLocale()
  const { business_unit, tone, ends_at } = trial
  return (
    <section>
      <h2 className="text-h3">{t('trial.page.continue')}</h2>
      <p className="mt-1.5 mb-4 text-muted">{t('trial.page.continue_text')}</p>
      <ButtonLink
        href={paths.newOrder(locale, { unit: business_unit.id })}
        variant={tone === 'calm' ? 'secondary' : 'primary'}
        full
      >
        {tone === 'ended'
          ? t('trial.page.continue_today')
          : t('trial.page.continue_now', { date: format.date(ends_at, locale) })}
      </ButtonLink>
    </section>
  )
}

/** What the licence of a trial is, and what it is not. */
export function TrialLicence({ trial: { licence, zone, ends_at } }: Section) {
  const t = useText()
  const locale = useLocale()
  if (licence === null) return null
  return (
    <Card title={t('trial.page.licence')}>
      <p className="text-muted">
        {t('trial.page.licence_text', { zone: zone?.name ?? '', date: format.lastDay(ends_at, locale) })}{' '}
        {t('trial.page.not_lmkn')}
      </p>
      <p className="mt-3 text-label">
        <TextLink href={paths.licence(locale, licence)}>{t('trial.page.licence_open')}</TextLink>
      </p>
    </Card>
  )
}
