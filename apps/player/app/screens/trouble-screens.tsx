import { format } from '@bgm/i18n'
import { HoursPicture, QuietPicture } from '#app/art/lobes'
import { QrCode } from '#app/art/qr-code'
import { HoldToOpen } from '#app/components/hold-to-open'
import type { ZoneView } from '#app/engine/view'
import { useDelayedTrue, usePlayer } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { getPortalUrl, getTimeZone } from '#app/zone-format'
import { StateFrame } from './state-frame'

/** Shown without a valid licence: when the music stopped, and what to do. */
export function LicenceScreen({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const { bundle, resolution, portal } = view
  const state = resolution?.reason.licence ?? 'missing'
  const since = bundle?.licence.until ?? null
  const date = since === null ? '' : format.date(since, locale, getTimeZone(bundle))
  const badge = text(`states.licence_badge.${state}`)
  const address = getPortalUrl(portal, locale, bundle ? `/zones/${bundle.zone.id}` : '/zones')
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="bad"
        badge={badge}
        title={state === 'expired' && !date ? badge : text(`states.licence.${state}`, { date })}
        picture={
          <div className="state-code">
            <QrCode value={address} label={text('states.licence_qr')} />
            <span>{text('states.licence_scan')}</span>
          </div>
        }
        bundle={bundle}
        withRoyalty
      >
        <p>{text(`states.licence_detail.${state}`)}</p>
      </StateFrame>
    </HoldToOpen>
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
