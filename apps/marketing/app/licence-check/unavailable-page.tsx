import { useCheckPage } from './check-context'
import { StatePanel } from './state-panel'

/**
 * Shown if the code could not be checked because of too many attempts or because the backend did not
 * respond. The page makes no statement about the licence.
 */
export function UnavailablePage({ heading, text }: { heading: string; text: string }) {
  const { t } = useCheckPage()
  return (
    <StatePanel state="unavailable" kind={t('licence_check.not_checked')} heading={heading} text={text} />
  )
}
