import { useSite } from './use-site'

/** Uncovered by the site's script once a newer build runs; quiet, and gone with the next page. */
export function BuildNotice() {
  const { t, pathname } = useSite()
  return (
    <div
      hidden
      data-build-notice=""
      role="status"
      className="fixed right-4 bottom-4 z-40 flex items-center gap-4 rounded-leaf-strip bg-toast px-4.5 py-3 text-label text-on-toast shadow-3 [&[hidden]]:hidden"
    >
      {t('build.new_version')}
      <a href={pathname} className="font-semibold underline underline-offset-[0.22em]">
        {t('build.reload')}
      </a>
    </div>
  )
}
