import { cx } from 'class-variance-authority'

type BuildNoticeProps = {
  text: string
  /** The link that reloads the page. */
  reload: { label: string; href: string }
  className?: string
}

/**
 * A notice that packages/browser shows once a newer build is deployed. Even without the link, the next
 * navigation loads that build.
 */
export function BuildNotice({ text, reload, className }: BuildNoticeProps) {
  return (
    <div
      hidden
      data-build-notice=""
      role="status"
      className={cx(
        'fixed right-4 bottom-4 z-40 flex items-center gap-4 rounded-leaf-strip bg-toast px-4.5 py-3 text-label text-on-toast shadow-3 [&[hidden]]:hidden',
        className,
      )}
    >
      {text}
      <a href={reload.href} className="font-semibold underline underline-offset-[0.22em]">
        {reload.label}
      </a>
    </div>
  )
}
