import type { LicenceCheck } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import type { ReactNode } from 'react'
import { licencePaths, pages } from '#app/paths'
import { useCheckPage } from './check-context'
import { Icon } from './glyphs'
import { Code } from './notes'
import { Seal } from './seal'
import { getTimeZone } from './time-zone'

type LicenceDetailsProps = {
  licence: LicenceCheck
}

/** The licence's period, code, issuer and seal, and the coverage of the subscription. */
export function LicenceDetails(props: LicenceDetailsProps) {
  return (
    <div className="column details">
      <Facts {...props} />
      <Coverage {...props} />
    </div>
  )
}

function Facts({ licence }: LicenceDetailsProps) {
  const { t, locale, href } = useCheckPage()
  const { code, from, until, checked_at: now } = licence
  const zone = getTimeZone(licence)
  const time = `${format.clockWithSeconds(now, locale, zone)} ${format.timeZoneName(zone)}`
  const checked = t('licence_check.checked_at', { date: format.date(now, locale, zone), time })
  const facts: [string, ReactNode][] = [
    [
      t('licence_check.period'),
      t('licence_check.period_dates', {
        from: unbroken(format.date(from, locale)),
        until: unbroken(format.lastDay(until, locale)),
      }),
    ],
    [t('licence_check.code_label'), <Code key="code" code={code} />],
    [t('licence_check.version'), licence.version],
    [t('licence_check.issuer'), licence.issuer],
    [t('licence_check.checked'), checked],
  ]
  return (
    <section className="card">
      <h2>{t('licence_check.details')}</h2>
      <dl className="facts divided">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="sealed">
        <Seal code={code} />
        <p className="small">{t('licence_check.seal')}</p>
      </div>
      <p className="small links">
        <a href={licencePaths.signed(code)} download>
          {t('licence_check.download_signed')}
        </a>
        <a href={href(pages.verifyLicence)}>{t('licence_check.verify_offline')}</a>
      </p>
    </section>
  )
}

/** Formats a date so that it does not wrap. */
const unbroken = (date: string) => date.replaceAll(' ', '\u00a0')

function Coverage({ licence: { coverage } }: LicenceDetailsProps) {
  const { t, locale } = useCheckPage()
  return (
    <section className="card">
      <h2>{t('coverage.heading')}</h2>
      <table>
        <tbody>
          {coverage.rows[locale].map(({ label, covered }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={covered ? 'covered' : 'covered separate'}>
                  <Icon name={covered ? 'check' : 'dash'} />
                  {t(covered ? 'coverage.covered' : 'coverage.separate')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
