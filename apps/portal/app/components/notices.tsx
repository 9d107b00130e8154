import { Toast, ToastRegion } from '@bgm/ui'
import { useText } from '#app/text'
import { useIsHydrated } from './page'
import { SubmitFailureToast } from './submit-failure-toast'

type Notice = {
  text: string
  doubt?: boolean | undefined
}

/**
 * Shows flash notices from the previous page as toasts. Without the framework's script, a toast cannot be
 * closed, so warnings are shown at the top of the page instead.
 */
export function Notices({ notice, id }: { notice: Notice | null; id: string | undefined }) {
  const t = useText()
  const closable = useIsHydrated()
  return (
    <ToastRegion
      label={t('navigation.portal.notifications')}
      className={notice?.doubt ? (closable ? 'noscript:static noscript:m-4' : 'static m-4') : undefined}
    >
      {notice ? (
        <Toast key={id} tone={notice.doubt ? 'bad' : 'ok'} closeLabel={t('actions.close')}>
          {notice.text}
        </Toast>
      ) : null}
      <SubmitFailureToast />
    </ToastRegion>
  )
}
