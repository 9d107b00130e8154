import { buttonVariants } from '@bgm/ui'
import { useMatches } from '@remix-run/react'
import { pages } from '#app/paths'
import { useSite } from './use-site'

interface Destination {
  key: string
  host: string
}

/** Where this page is measured, and under which name: the id of its route without the language. */
export function useMeasured(analytics: Destination | null) {
  const id = useMatches().at(-1)?.id
  return analytics ? { ...analytics, page: id?.replace(/^(?:id|en):/, '') } : null
}

/** Asks for consent, yes and no alike: shown by the site's script where nobody decided yet, and again on the button's press. */
export function ConsentNotice() {
  const { t, href } = useSite()
  return (
    <>
      <p className="bg-paper py-3 text-center">
        <button
          type="button"
          data-consent-open=""
          className={buttonVariants({ variant: 'quiet', size: 's' })}
        >
          {t('consent.title')}
        </button>
      </p>
      <section
        hidden
        data-consent-notice=""
        aria-label={t('consent.title')}
        className="fixed bottom-4 left-4 z-40 grid max-w-md gap-4 rounded-leaf-strip bg-toast p-5 text-label text-on-toast shadow-3 max-sm:right-4 [&[hidden]]:hidden"
      >
        <p>
          {t('consent.text')}{' '}
          <a href={href(pages.cookie)} className="underline underline-offset-[0.22em]">
            {t('consent.more')}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" data-consent="denied" className={buttonVariants({ variant: 'ghost' })}>
            {t('consent.decline')}
          </button>
          <button type="button" data-consent="granted" className={buttonVariants({ variant: 'ghost' })}>
            {t('consent.accept')}
          </button>
        </div>
      </section>
    </>
  )
}
