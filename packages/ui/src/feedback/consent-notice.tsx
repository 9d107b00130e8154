import { cx } from 'class-variance-authority'
import { buttonVariants } from '../controls/button'

type ConsentNoticeProps = {
  /** The title of the notice, which also labels the button that reopens it. */
  title: string
  text: string
  more: { label: string; href: string }
  decline: string
  accept: string
  className?: string
}

/**
 * Asks for consent with two equally prominent buttons. packages/browser shows the notice until the visitor
 * decides, and again when the button with its title is clicked.
 */
export function ConsentNotice({ title, text, more, decline, accept, className }: ConsentNoticeProps) {
  return (
    <>
      <p className={cx('bg-paper py-3 text-center', className)}>
        <button
          type="button"
          data-consent-open=""
          className={buttonVariants({ variant: 'quiet', size: 's' })}
        >
          {title}
        </button>
      </p>
      <section
        hidden
        data-consent-notice=""
        aria-label={title}
        className="fixed bottom-4 left-4 z-50 grid max-w-md gap-4 rounded-leaf-strip bg-toast p-5 text-label text-on-toast shadow-3 max-sm:right-4 [&[hidden]]:hidden"
      >
        <p>
          {text}{' '}
          <a href={more.href} className="underline underline-offset-[0.22em]">
            {more.label}
          </a>
        </p>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" data-consent="denied" className={buttonVariants({ variant: 'ghost' })}>
            {decline}
          </button>
          <button type="button" data-consent="granted" className={buttonVariants({ variant: 'ghost' })}>
            {accept}
          </button>
        </div>
      </section>
    </>
  )
}
