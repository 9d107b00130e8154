import { Pause, Play } from 'lucide-react'
import { useText } from '#app/text'
import { type Preview, togglePreview, usePreview } from './preview-store'

type PreviewButtonProps = {
  preview: Preview
  /** Whether the button is on a cover, where it is a white disc with a progress ring. */
  onCover?: boolean
}

const disc =
  'absolute right-2.5 bottom-2.5 grid size-12 cursor-pointer place-items-center rounded-pill shadow-2 noscript:hidden [&_svg]:size-5'
const plain =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill hover:bg-ink/7 noscript:invisible [&_svg]:size-5'

/** Plays a thirty-second clip on this device. Without JavaScript, the playlist page has native players. */
export function PreviewButton({ preview, onCover = false }: PreviewButtonProps) {
  const t = useText()
  const { current, playing, progress } = usePreview()
  const chosen = current?.track === preview.track
  const active = chosen && playing
  return (
    <button
      type="button"
      onClick={() => togglePreview(preview)}
      aria-label={t(active ? 'music.pause_named' : 'music.preview_named', { title: preview.title })}
      className={
        onCover ? `${disc} ${active ? 'bg-[#1c1322] text-white' : 'bg-[#fffdfa] text-[#1c1322]'}` : plain
      }
    >
      {onCover && chosen ? <Ring progress={progress} /> : null}
      {active ? (
        <Pause aria-hidden="true" strokeWidth={2.25} />
      ) : (
        <Play
          aria-hidden="true"
          strokeWidth={1.75}
          className={onCover ? 'translate-x-px fill-current' : ''}
        />
      )}
    </button>
  )
}

const Ring = ({ progress }: { progress: number }) => (
  <svg
    viewBox="0 0 56 56"
    aria-hidden="true"
    className="absolute -inset-1 size-14! -rotate-90 fill-none stroke-[#ff6bb1] stroke-[3.5]"
  >
    <circle cx="28" cy="28" r="26" pathLength="1" strokeDasharray={`${progress} 1`} />
  </svg>
)
