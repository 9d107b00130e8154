import { createLobePath } from '@bgm/ui'
import { Pause, Play, X } from 'lucide-react'
import { useEffect } from 'react'
import { useText } from '#app/text'
import { closePreview, togglePreview, usePreview } from './preview-store'

const count = 44
const lobes = Array.from({ length: count }, (_, index) =>
  createLobePath(4 + 4 * Math.abs(Math.sin(index * 1.3) + 0.6 * Math.sin(index * 0.7)), 3.6, {
    x: 5 + index * 10,
    y: 14,
  }),
)

/** The preview that is playing on this device. It stops when the user leaves the page. */
export function PreviewBar() {
  const t = useText()
  const { current, playing, failed, progress } = usePreview()
  useEffect(() => closePreview, [])
  if (!current) return null
  const reached = Math.round(progress * count)
  const Icon = playing ? Pause : Play
  return (
    <section
      aria-label={t('music.preview')}
      className="on-deep sticky bottom-5 z-20 mt-7 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-[28px_6px] py-2 pr-3 pl-5 text-small shadow-3 max-lg:bottom-22 md:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto]"
    >
      <p className="min-w-0 leading-[1.35]">
        <b className="block truncate font-semibold">{current.title}</b>
        <span role="status" className="block truncate text-muted">
          {failed ? t('music.preview_failed') : t('music.preview_here', { text: current.text })}
        </span>
      </p>
      <svg
        viewBox={`0 0 ${count * 10} 28`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-6.5 w-full max-md:hidden"
      >
        <path d={lobes.slice(reached).join('')} className="fill-deep-mid opacity-70" />
        <path d={lobes.slice(0, reached).join('')} className="fill-deep-accent" />
      </svg>
      <span className="flex">
        <button
          type="button"
          onClick={() => togglePreview(current)}
          aria-label={t(playing ? 'music.pause_named' : 'music.preview_named', { title: current.title })}
          className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-current/10"
        >
          <Icon aria-hidden="true" strokeWidth={2} className="size-5" />
        </button>
        <button
          type="button"
          onClick={closePreview}
          aria-label={t('music.preview_close')}
          className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-current/10"
        >
          <X aria-hidden="true" strokeWidth={2} className="size-5" />
        </button>
      </span>
    </section>
  )
}
