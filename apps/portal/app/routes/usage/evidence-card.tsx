import { format } from '@bgm/i18n'
import { ButtonLink, Card, TextLink } from '@bgm/ui'
import { useSiteLink } from '#app/components/page'
import { paths } from '#app/paths'
import type { UsageFilter } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'

type Props = {
  month: string
  filter: UsageFilter
  plays: number
  /** The plays that a file may have. */
  most: number
}

/** Downloads the proofs of a month's plays, which anybody can verify on the site. */
export function EvidenceCard({ month, filter: { unit, zone }, plays, most }: Props) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  const isTooLarge = plays > most
  return (
    <Card title={t('usage.evidence.title')}>
      <p className="text-label text-muted">
        {isTooLarge
          ? t('usage.evidence.too_many', { most: format.number(most, locale) })
          : t('usage.evidence.text')}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        {isTooLarge ? null : (
          <ButtonLink
            href={paths.usageEvidence(locale, month, { unit, zone })}
            download=""
            variant="secondary"
          >
            {t('usage.evidence.download')}
          </ButtonLink>
        )}
        <TextLink href={siteLink('/license/verify')}>{t('usage.evidence.verify')}</TextLink>
      </div>
    </Card>
  )
}
