import { buttonVariants } from '@bgm/ui'
import { useText } from '#app/text'
import { useSiteLink } from './page'

/** Asks for consent, yes and no alike: shown where nobody decided yet, and again on the button's press. */
export function ConsentNotice() {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <>
      <p className="py-3 text-center max-lg:pb-24">
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
        className="fixed bottom-4 left-4 z-50 grid max-w-md gap-4 rounded-leaf-strip bg-toast p-5 text-label text-on-toast shadow-3 max-sm:right-4 [&[hidden]]:hidden"
      >
        <p>
          {t('consent.text')}{' '}
          <a href={siteLink('/cookie')} className="underline underline-offset-[0.22em]">
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
