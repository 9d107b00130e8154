import type { Zone } from '@bgm/api-client'
import { ButtonLink, Notice } from '@bgm/ui'
import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const interval = 3_000

/** Loads the page again at intervals while it waits. Without JavaScript, there is a button. */
function useRefresh(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, interval)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}

type ConfirmPageProps = {
  zone: Zone
  /** Anything but `approved` means that the device has declined, or that the time is over. */
  confirmation: string | null
}

/** Shown until somebody at the device has confirmed the organisation. */
export function ConfirmPage({ zone, confirmation }: ConfirmPageProps) {
  const t = useText()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const isWaiting = confirmation === 'approved'
  useRefresh(isWaiting)
  return (
    <div className="mx-auto grid max-w-120 gap-5 pt-8">
      <h1 className="text-title wrap-anywhere">
        {t(isWaiting ? 'pairing.confirm_title' : 'pairing.unconfirmed_title')}
      </h1>
      {isWaiting ? (
        <>
          <p role="status">{t('pairing.confirm_text', { name: zone.name })}</p>
          <Notice tone="info">{t('pairing.confirm_time')}</Notice>
          <ButtonLink href={pathname + search} variant="secondary">
            {t('pairing.confirm_check')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p role="status">
            {t(confirmation === 'declined' ? 'pairing.confirm_declined' : 'pairing.confirm_expired')}
          </p>
          <ButtonLink href={paths.pair(locale)}>{t('pairing.confirm_again')}</ButtonLink>
        </>
      )}
    </div>
  )
}
