import { Button } from '@bgm/ui'
import { announcementMaxSeconds } from '@bgm/validation'
import { Mic, Square } from 'lucide-react'
import { useIsHydrated } from '#app/components/page'
import { useText } from '#app/text'
import { useRecorder } from './use-recorder'

/** Records an announcement and lets the member listen to it. Hidden without JavaScript. */
export function Recorder({ onRecorded }: { onRecorded: (file: File) => void }) {
  const t = useText()
  const isHydrated = useIsHydrated()
  const { state, start, stop } = useRecorder(t('announcements.audio.file'), onRecorded)
  const { kind } = state
  const seconds = 'seconds' in state ? state.seconds : 0
  const sentence =
    kind === 'idle' ? '' : t(`announcements.audio.${kind}`, { seconds, most: announcementMaxSeconds })
  const isProblem = kind === 'denied' || kind === 'failed' || kind === 'unsupported'
  return (
    <div className="grid gap-3 noscript:hidden">
      <div className="flex flex-wrap items-center gap-3">
        {kind === 'recording' ? (
          <Button type="button" variant="secondary" onClick={stop}>
            <Square aria-hidden="true" strokeWidth={1.75} />
            {t('announcements.audio.stop')}
          </Button>
        ) : (
          <Button
            type="button"
            variant="secondary"
            onClick={start}
            busy={kind === 'preparing'}
            disabled={!isHydrated}
          >
            <Mic aria-hidden="true" strokeWidth={1.75} />
            {t(kind === 'ready' ? 'announcements.audio.again' : 'announcements.audio.record')}
          </Button>
        )}
        <p
          role={isProblem ? 'alert' : 'timer'}
          className={`min-w-0 flex-1 text-label tabular-nums ${isProblem ? 'font-semibold text-bad' : ''}`}
        >
          {sentence}
        </p>
      </div>
      {state.kind === 'ready' ? (
        // biome-ignore lint/a11y/useMediaCaption: the member's own voice, recorded moments ago.
        <audio controls src={state.url} aria-label={t('announcements.listen')} className="w-full" />
      ) : null}
    </div>
  )
}
