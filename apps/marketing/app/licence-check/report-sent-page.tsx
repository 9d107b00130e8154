import { licencePaths } from '#app/paths'
import { useCheckPage } from './check-context'

/** The confirmation page after a report. It contains none of the submitted data. */
export function ReportSentPage({ code }: { code: string }) {
  const { t, href } = useCheckPage()
  return (
    <div className="columns single">
      <section className="card">
        <h1>{t('licence_check.report_sent')}</h1>
        <p>{t('licence_check.report_sent_text')}</p>
        <a className="button outline" href={href(licencePaths.check(code))}>
          {t('licence_check.back')}
        </a>
      </section>
    </div>
  )
}
