import { useCheck } from './check-context'
import { StatePanel } from './state-panel'

/**
 * Shown if the code could not be checked: too many attempts, or no response from the backend. It makes no statement
 * about the licence.
 */
export function UnavailablePage({ heading, text }: { heading: string; text: string }) {
  const { t } = useCheck()
  return (
    <StatePanel state="unavailable" kind={t('licence_check.not_checked')} heading={heading} text={text} />
  )
}
