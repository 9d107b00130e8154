import type { Withholding } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { CopyButton } from '#app/components/copy-button'
import { useLocale, useText } from '#app/text'

/** What the buyer enters in Coretax to issue the slip, each value to be copied as Coretax expects it. */
export function ReportCard({ withholding }: { withholding: Withholding }) {
  const t = useText()
  const locale = useLocale()
  const { report, rate, base, amount, basis } = withholding
  const whole = Math.round(base / 100)
  const rows: { term: string; text: string; shown?: string }[] = [
    { term: t('withholding.report.name'), text: report.name },
    { term: t('withholding.report.tin'), text: report.tin },
    { term: t('withholding.report.idtku'), text: report.idtku },
    {
      term: t('withholding.report.object_code'),
      text: report.object_code,
      shown: `${report.object_code} (${t(`withholding.basis.${basis}`)})`,
    },
    { term: t('withholding.report.base'), text: String(whole), shown: format.rupiah(whole, locale) },
    { term: t('withholding.report.rate'), text: String(rate), shown: `${rate}%` },
    { term: t('withholding.report.tax'), text: String(amount), shown: format.rupiah(amount, locale) },
    { term: t('withholding.report.document'), text: report.document },
    {
      term: t('withholding.report.document_date'),
      text: format.date(report.document_date, locale),
    },
  ]
  return (
    <Card title={t('withholding.report.title')} note={t('withholding.report.text')}>
      <dl className="grid gap-3">
        {rows.map(({ term, text, shown = text }) => (
          <div key={term} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
            <dt className="text-small text-muted">{term}</dt>
            <dd className="row-start-2 font-semibold tabular-nums wrap-anywhere">{shown}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton text={text} what={term} size="s" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
