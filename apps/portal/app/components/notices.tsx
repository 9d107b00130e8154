import { Toast, ToastRegion } from '@bgm/ui'
import { useText } from '#app/text'
import { useIsHydrated } from './page'
import { SubmitFailureToast } from './submit-failure-toast'

interface Notice {
  key: string
  values?: Record<string, string> | undefined
  doubt?: boolean | undefined
}

/**
 * Flash notices from the previous page as toasts. Where a toast cannot be closed, for lack of the framework's
 * script, a warning is shown at the top of the page instead.
 */
export function Notices({ notice, id }: { notice: Notice | null; id: string | undefined }) {
  const t = useText()
  const closable = useIsHydrated()
  return (
    <ToastRegion
      label={t('navigation.portal.notifications')}
      className={notice?.doubt ? (closable ? 'noscript:static noscript:m-4' : 'static m-4') : undefined}
    >
      {notice && t.has(notice.key) ? (
        <Toast key={id} tone={notice.doubt ? 'bad' : 'ok'} closeLabel={t('actions.close')}>
          {t(notice.key, notice.values)}
        </Toast>
      ) : null}
      <SubmitFailureToast />
    </ToastRegion>
  )
}
