import type { LicenceCheck } from '@bgm/api-client'
import { format, type TimeZone } from '@bgm/i18n'
import { isValidLicence, revocationReasons } from '@bgm/validation'
import { licencePaths } from '#app/paths'
import { useCheckPage } from './check-context'
import { CodeForm } from './code-form'
import { type LicenceCheckState, PlayedGlyph } from './glyphs'
import { LicenceDetails } from './licence-details'
import { LicensedPlace } from './licensed-place'
import { LiveCode, type TypedScreenCode } from './live-code'
import { LmknNote, ReportLink } from './notes'
import { StatePanel } from './state-panel'
import { getTimeZone } from './time-zone'

type LicencePageProps = {
  licence: LicenceCheck
  screen: TypedScreenCode | null
}

/** The result page for an issued code: its state, venue and coverage. */
export function LicencePage({ licence, screen }: LicencePageProps) {
  const { t, locale } = useCheckPage()
  const { code, state } = licence
  const shown = getShownState(licence)
  return (
    <>
      <StatePanel
        state={shown}
        kind={t(licence.trial ? 'licence_check.kind_trial' : 'licence_check.kind')}
        heading={t(`licence_check.states.${shown}`)}
        text={useStateText(licence)}
      />
      <div className="columns">
        <div className="column">
          <LicensedPlace place={{ ...licence, address: getAddress(licence) }} sticker />
          <LastPlayed licence={licence} />
          {isValidLicence(state) ? <LiveCode code={code} result={licence.screen} typed={screen} /> : null}
          <ReportLink href={licencePaths.report(code)} />
          <LmknNote royalty={licence.coverage.sentence[locale]} />
        </div>
        <LicenceDetails licence={licence} />
        <section className="card">
          <h2>{t('licence_check.another_code')}</h2>
          <CodeForm label={t('licence_check.code')} button="dark" />
        </section>
      </div>
    </>
  )
}

/** A licence is signed shortly before its first period begins; until then, it has not ended either. */
export const getShownState = ({ state, from, checked_at }: LicenceCheck): LicenceCheckState =>
  state === 'expired' && new Date(from) > new Date(checked_at) ? 'early' : state

function useStateText(licence: LicenceCheck): string {
  const { t, locale } = useCheckPage()
  const { state, from, until, since, revoked_at, reason } = licence
  if (getShownState(licence) === 'early')
    return t('licence_check.early_text', { date: format.dateTime(from, locale, getTimeZone(licence)) })
  const last = format.lastDay(until, locale)
  if (state === 'active')
    return t(licence.trial ? 'licence_check.trial_text' : 'licence_check.active_text', { date: last })
  if (state === 'overdue')
    return since
      ? t('licence_check.overdue_text', { date: last, paid: format.lastDay(since, locale) })
      : t('licence_check.active_text', { date: last })
  if (state === 'expired')
    return t(licence.trial ? 'licence_check.trial_ended_text' : 'licence_check.expired_text', {
      from: format.date(from, locale),
      date: last,
    })
  if (state === 'paused') return t('licence_check.paused_text', { date: format.date(until, locale) })
  const at = revoked_at ?? since
  const date = at ? format.date(at, locale, getTimeZone(licence)) : null
  if (state === 'suspended')
    return date ? t('licence_check.suspended_text', { date }) : t('licence_check.suspended_undated')
  const revoked = date ? t('licence_check.revoked_text', { date }) : t('licence_check.revoked_undated')
  const known = revocationReasons.find(one => one === reason)
  return known && known !== 'other' ? `${revoked} ${t(`licence_check.revocation.${known}`)}` : revoked
}

/** Formats the address on one line. */
const getAddress = ({ address, city, province, zip_code }: LicenceCheck) =>
  [address, city, `${province} ${zip_code}`.trim()].filter(Boolean).join(', ')

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns “2 minutes ago” for times within a day, otherwise the date and time. */
function useMoment(at: string, now: string, timeZone: TimeZone): string {
  const { t, locale } = useCheckPage()
  const age = Math.max(0, new Date(now).getTime() - new Date(at).getTime())
  if (age < minute) return t('licence_check.just_now')
  if (age >= day) return format.dateTime(at, locale, timeZone)
  const relative = new Intl.RelativeTimeFormat(locale)
  return age < hour
    ? relative.format(-Math.floor(age / minute), 'minute')
    : relative.format(-Math.floor(age / hour), 'hour')
}

function LastPlayed({ licence }: Pick<LicencePageProps, 'licence'>) {
  const { t } = useCheckPage()
  const { last_played_at: at, checked_at: now, state } = licence
  const moment = useMoment(at ?? now, now, getTimeZone(licence))
  const quiet = at === null || !isValidLicence(state)
  return (
    <p className={quiet ? 'played quiet' : 'played'}>
      <PlayedGlyph quiet={quiet} />
      <span>
        {at === null ? (
          t('licence_check.never_played')
        ) : (
          <>
            {t('licence_check.last_played')} <b>{moment}</b>
          </>
        )}
      </span>
    </p>
  )
}
