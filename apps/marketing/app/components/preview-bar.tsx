import { useSite } from './use-site'

/** Tells an editor that the page is a preview, with a button to leave the preview. */
export function PreviewBar({ draft }: { draft: boolean }) {
  const { t, pathname, href } = useSite()
  return (
    <form
      method="post"
      action={`${href('/preview')}?to=${encodeURIComponent(pathname)}`}
      className="fixed bottom-4 left-1/2 z-50 flex w-max max-w-[calc(100vw-2rem)] -translate-x-1/2 flex-wrap items-center gap-x-4 gap-y-2 rounded-[1.75rem] bg-toast py-1.5 pr-1.5 pl-5 text-label text-on-toast shadow-3 print:hidden"
    >
      <span role="status">{t(draft ? 'preview.draft' : 'preview.published')}</span>
      <button
        type="submit"
        className="min-h-9 whitespace-nowrap rounded-pill border border-current/40 px-4 font-semibold cursor-pointer hover:border-current"
      >
        {t('preview.leave')}
      </button>
    </form>
  )
}
