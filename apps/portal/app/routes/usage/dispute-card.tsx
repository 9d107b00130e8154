import { ButtonLink, Card, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Links to the form for a dispute about a play or a month, and to earlier disputes. */
export function DisputeCard({ subject }: { subject: { play: string } | { month: string } }) {
  const t = useText()
  const locale = useLocale()
  const mayDispute = useHasPermission()('usage.dispute')
  return (
    <Card title={t('usage.disputes.ask')}>
      <p className="text-label text-muted">{t('usage.disputes.ask_text')}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        {mayDispute ? (
          <ButtonLink href={paths.newUsageDispute(locale, subject)} variant="secondary">
            {t('usage.disputes.new')}
          </ButtonLink>
        ) : null}
        <TextLink href={paths.usageDisputes(locale)}>{t('usage.disputes.title')}</TextLink>
      </div>
    </Card>
  )
}
