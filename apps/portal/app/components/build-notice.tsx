import { useLocation } from '@remix-run/react'
import { useText } from '#app/text'

/** Uncovered once a newer build runs: quiet, the next followed link loads it anyway. */
export function BuildNotice() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <div
      hidden
      data-build-notice=""
      role="status"
      className="fixed right-4 bottom-4 z-40 flex items-center gap-4 rounded-leaf-strip bg-toast px-4.5 py-3 text-label text-on-toast shadow-3 max-lg:bottom-20 [&[hidden]]:hidden"
    >
      {t('build.new_version')}
      <a href={pathname + search} className="font-semibold underline underline-offset-[0.22em]">
        {t('build.reload')}
      </a>
    </div>
  )
}
