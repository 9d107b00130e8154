import { formatLicenceCode } from '@bgm/validation'
import { pages } from '#app/paths'
import { useCheckPage } from './check-context'
import { CodeForm } from './code-form'
import { LmknNote, ReportLink } from './notes'
import { StatePanel } from './state-panel'

/** Shown for a well-formed code that was never issued. */
export function UnknownPage({ code }: { code: string }) {
  const { t } = useCheckPage()
  return (
    <>
      <StatePanel
        state="unknown"
        kind={formatLicenceCode(code)}
        heading={t('licence_check.states.unknown')}
        text={t('licence_check.unknown_text')}
      />
      <div className="columns">
        <section className="card">
          <CodeForm label={t('licence_check.check_again')} button="primary" />
        </section>
        <div className="column">
          <section className="card">
            <h2>{t('licence_check.seen')}</h2>
            <p className="small">{t('licence_check.seen_text')}</p>
            <ReportLink href={`${pages.contact}?topic=support`} />
          </section>
          <LmknNote />
        </div>
      </div>
    </>
  )
}
