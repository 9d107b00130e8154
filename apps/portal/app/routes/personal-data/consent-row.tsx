import { format } from '@bgm/i18n'
import { Badge, Button, TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import type { ConsentState } from '#app/services/personal-data.server'
import { useLocale, useText } from '#app/text'

/** A purpose's text, its document and the latest choice. */
export function ConsentDetail({ purpose, newest }: ConsentState) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  const href = purpose === 'terms' ? paths.terms(locale) : siteLink('/privacy-policy')
  const date = newest ? format.dateTime(newest.at, locale) : ''
  const version = newest ? formatVersion(newest.document_version, locale) : ''
  return (
    <>
      {t(`personal_data.purpose_texts.${purpose}`)} <TextLink href={href}>{t('personal_data.read')}</TextLink>
      {newest ? (
        <span className="mt-1 block">
          {newest.given
            ? t('personal_data.given_on', { date, version })
            : t('personal_data.withdrawn_on', { date })}
        </span>
      ) : null}
    </>
  )
}

/** The button that grants or withdraws the consent, or its state. */
export function ConsentAction({ purpose, newest, version, current }: ConsentState) {
  const t = useText()
  const form = useSubmission(`consent-${purpose}`)
  if (current && purpose === 'terms') return <Badge tone="ok">{t('personal_data.given')}</Badge>
  // A newer policy requires new consent; consent to marketing does not depend on its version.
  const given = newest?.given === true && (current || purpose === 'marketing')
  return (
    <SubmissionForm of={form} className="grid justify-items-start gap-2 sm:justify-items-end">
      {given ? <Badge tone="ok">{t('personal_data.given')}</Badge> : null}
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="given" value={given ? 'false' : 'true'} />
      <input type="hidden" name="document_version" value={version} />
      <Button
        type="submit"
        size="s"
        variant={given ? 'secondary' : 'ink'}
        aria-label={`${t(given ? 'personal_data.withdraw' : 'personal_data.give')}: ${t(`personal_data.purposes.${purpose}`)}`}
        busy={form.busy}
        busyLabel={t('words.loading')}
      >
        {t(given ? 'personal_data.withdraw' : 'personal_data.give')}
      </Button>
    </SubmissionForm>
  )
}

/** Formats a version, which is the date of a document; other values are shown unchanged. */
export const formatVersion = (version: string, locale: 'id' | 'en') =>
  /^\d{4}-\d{2}-\d{2}$/.test(version) ? format.date(`${version}T00:00:00+07:00`, locale) : version
