import { format } from '@bgm/i18n'
import type { Bundle } from '@bgm/validation'
import { HoursPicture, QuietPicture } from '#app/art/lobes'
import { QrCode } from '#app/art/qr-code'
import { HoldToOpen } from '#app/components/hold-to-open'
import type { ZoneView } from '#app/engine/view'
import { useDelayedTrue, usePlayer } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { getPortalUrl, getTimeZone } from '#app/zone-format'
import { Facts, StateFrame } from './state-frame'

/** Shown without a valid licence: when the music stopped, and what to do. */
export function LicenceScreen({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const { bundle, resolution, portal } = view
  const state = resolution?.reason.licence ?? 'missing'
  const since = bundle?.licence.until ?? null
  const date = since === null ? '' : format.date(since, locale, getTimeZone(bundle))
  const badge = text(`states.licence_badge.${state}`)
  const renewal = state === 'expired' ? (bundle?.renewal ?? null) : null
  const zonePath = bundle ? `/zones/${bundle.zone.id}` : '/zones'
  const address = getPortalUrl(portal, locale, renewal ? getPaymentPath(renewal) : zonePath)
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="bad"
        badge={badge}
        title={state === 'expired' && !date ? badge : text(`states.licence.${state}`, { date })}
        picture={
          <div className="state-code">
            <QrCode
              value={address}
              label={text(
                renewal ? (renewal.trial ? 'states.trial_qr' : 'states.renewal_qr') : 'states.licence_qr',
              )}
            />
            <span>
              {text(
                renewal
                  ? renewal.trial
                    ? 'states.trial_scan'
                    : 'states.renewal_scan'
                  : 'states.licence_scan',
              )}
            </span>
          </div>
        }
        bundle={bundle}
        withRoyalty
      >
        {renewal ? (
          <UnpaidRenewal renewal={renewal} bundle={bundle} />
        ) : (
          <p>{text(`states.licence_detail.${state}`)}</p>
        )}
      </StateFrame>
    </HoldToOpen>
  )
}

type Renewal = NonNullable<Bundle['renewal']>

const getPaymentPath = ({ unit, order }: Renewal) =>
  order ? `/orders/${order}/pay` : `/business-units/${unit}/renew`

/** What has not been paid, who was told, and that nobody here has to start the music again. */
function UnpaidRenewal({ renewal, bundle }: { renewal: Renewal; bundle: Bundle | null }) {
  const { locale, text } = useLanguage()
  const formatDay = (at: number) => format.shortDate(at, locale, getTimeZone(bundle)).replace(/ \d{4}$/, '')
  const joinDays = (at: readonly number[]) =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format([...new Set(at.map(formatDay))])
  return (
    <>
      <p>
        {text(renewal.trial ? 'states.trial_ended' : 'states.renewal_unpaid', {
          unit: bundle?.zone.business_unit ?? '',
        })}
      </p>
      <Facts
        facts={renewal.told.map(({ name, at }) => [
          text('states.renewal_told'),
          name,
          text('states.renewal_emails', { dates: joinDays(at) }),
        ])}
      />
    </>
  )
}

/** Shown if the browser requires a user gesture before it plays audio; a tap anywhere is sufficient. */
export function BlockedScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  const { unblock } = usePlayer()
  return (
    <main className="state-page" onPointerUp={() => void unblock()}>
      <StateFrame
        tone="info"
        badge={text('states.blocked_badge')}
        title={text('states.blocked')}
        bundle={view.bundle}
      >
        <p>{text('states.blocked_detail')}</p>
        <button type="button" className="large-button" onClick={() => void unblock()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.5l10.5 6.5L8 18.5z" />
          </svg>
          {text('states.blocked_action')}
        </button>
      </StateFrame>
    </main>
  )
}

export function ErrorScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="bad"
        badge={text('states.error_badge')}
        title={text('states.error')}
        picture={<QuietPicture />}
        bundle={view.bundle}
      >
        <p>{text('states.error_detail')}</p>
      </StateFrame>
    </HoldToOpen>
  )
}

/** Shown while the first tracks are being downloaded. */
export function LoadingScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  const isOffline = useDelayedTrue(!view.isOnline, 8_000)
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone={isOffline ? 'warn' : 'info'}
        badge={text(isOffline ? 'states.offline_badge' : 'states.loading_badge')}
        title={text(isOffline ? 'states.loading_offline' : isEmpty(view) ? 'states.empty' : 'states.loading')}
        picture={<HoursPicture hours={getShare(view) * 24} />}
        bundle={view.bundle}
        zoneName={view.zoneName}
      >
        <p>{isOffline ? text('states.loading_offline_detail') : <Progress view={view} />}</p>
      </StateFrame>
    </HoldToOpen>
  )
}

const isEmpty = ({ bundle, cached }: ZoneView) => bundle !== null && cached.progress().total === 0

function getShare({ cached }: ZoneView): number {
  const { stored, total } = cached.progress()
  return total === 0 ? 0 : stored / total
}

function Progress({ view }: { view: ZoneView }) {
  const text = useTranslator()
  if (!view.bundle) return text('states.loading_plan')
  if (isEmpty(view)) return text('states.loading_empty')
  return text('states.loading_detail', { ...view.cached.progress() })
}
