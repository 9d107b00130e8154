import { hasUnsavedForm, markAllSaved } from '@bgm/browser'
import { Button, ConfirmDialog } from '@bgm/ui'
import { useBlocker } from '@remix-run/react'
import { useText } from '#app/text'

/** Asks for confirmation before client-side navigation leaves a half-filled form. */
export function LeaveGuard() {
  const t = useText()
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  )
  if (state !== 'blocked') return null
  const leave = () => {
    markAllSaved()
    proceed()
  }
  return (
    <ConfirmDialog title={t('leave.title')} description={t('leave.text')} onCancel={reset}>
      <Button onClick={reset}>{t('leave.stay')}</Button>
      <Button variant="secondary" onClick={leave}>
        {t('leave.go')}
      </Button>
    </ConfirmDialog>
  )
}
