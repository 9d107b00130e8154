import { Toast, ToastRegion } from '@bgm/ui'
import { useText } from '#app/text'
import { SendFailureToast } from './send-failure-toast'

interface Notice {
  key: string
  values?: Record<string, string> | undefined
  doubt?: boolean | undefined
}

/** What the page before left to say, told anew for every request; it floats, and goes by itself. Without script a doubt, which nothing could close, stands on top of the page instead. */
export function Notices({ notice, id }: { notice: Notice | null; id: string | undefined }) {
  const t = useText()
  return (
    <ToastRegion
      label={t('navigation.portal.notifications')}
      className={notice?.doubt ? 'noscript:static noscript:m-4' : undefined}
    >
      {notice && t.has(notice.key) ? (
        <Toast key={id} tone={notice.doubt ? 'bad' : 'ok'} closeLabel={t('actions.close')}>
          {t(notice.key, notice.values)}
        </Toast>
      ) : null}
      <SendFailureToast />
    </ToastRegion>
  )
}
