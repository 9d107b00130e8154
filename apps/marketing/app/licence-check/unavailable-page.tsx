import { useCheck } from './check-context'
import { StatePanel } from './state-panel'

/** The code could not be checked: too many attempts, or no answer from the backend. Never a verdict. */
export function UnavailablePage({ heading, text }: { heading: string; text: string }) {
  const { t } = useCheck()
  return (
    <StatePanel state="unavailable" kind={t('licence_check.not_checked')} heading={heading} text={text} />
  )
}
