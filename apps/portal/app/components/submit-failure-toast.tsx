import { resubmitLastForm } from '@bgm/browser'
import { Toast } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { submissionStore, useStore } from '#app/store'
import { useText } from '#app/text'

/**
 * Explains why the form could not be submitted and offers a retry. It disappears with the next attempt or
 * page.
 */
export function SubmitFailureToast() {
  const t = useText()
  const { pathname } = useLocation()
  const failure = useStore(submissionStore, state => state.failure)
  useEffect(() => () => forget(), [pathname])
  if (!failure) return null
  return (
    <Toast tone="bad" closeLabel={t('actions.close')} onClose={forget}>
      {t(failure === 'offline' ? 'errors.offline' : 'errors.unavailable_page.text')}{' '}
      <button
        type="button"
        onClick={resubmitLastForm}
        className="min-h-6 cursor-pointer font-semibold underline underline-offset-[0.2em] focus-visible:outline-current"
      >
        {t('actions.try_again')}
      </button>
    </Toast>
  )
}

const forget = () => submissionStore.set({ failure: null })
