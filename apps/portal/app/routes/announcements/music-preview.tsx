import { Button } from '@bgm/ui'
import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths'
import { useText } from '#app/text'
import { playOverMusic } from './play-over-music'

const deadline = 10_000

async function fetchMusic(): Promise<ArrayBuffer> {
  const response = await fetch(paths.announcementMusic, { signal: AbortSignal.timeout(deadline) })
  if (!response.ok) throw new Error(`The music responded ${response.status}`)
  return response.arrayBuffer()
}

/** Plays an announcement over music, as it sounds in a zone. */
export function MusicPreview({ audio }: { audio: Blob }) {
  const t = useText()
  const [state, setState] = useState<'idle' | 'loading' | 'playing' | 'failed'>('idle')
  const playing = useRef<AudioContext | null>(null)

  const stop = () => {
    void playing.current?.close()
    playing.current = null
    setState('idle')
  }
  useEffect(() => () => void playing.current?.close(), [])

  async function play() {
    // Browsers let sound start only if the context was created by the tap itself.
    const context = new AudioContext()
    playing.current = context
    setState('loading')
    try {
      const [voice, music] = await Promise.all([
        audio.arrayBuffer().then(bytes => context.decodeAudioData(bytes)),
        fetchMusic().then(bytes => context.decodeAudioData(bytes)),
      ])
      if (playing.current !== context) return
      const seconds = playOverMusic(context, voice, music)
      setState('playing')
      setTimeout(() => playing.current === context && stop(), seconds * 1000)
    } catch {
      if (playing.current !== context) return
      stop()
      setState('failed')
    }
  }

  return (
    <div className="grid gap-2 noscript:hidden">
      <Button
        type="button"
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        busy={state === 'loading'}
        busyLabel={t('words.loading')}
        onClick={state === 'playing' ? stop : () => void play()}
      >
        {state === 'playing' ? (
          <Square aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <Volume2 aria-hidden="true" strokeWidth={1.75} />
        )}
        {t(state === 'playing' ? 'announcements.preview.stop' : 'announcements.preview.play')}
      </Button>
      <p role={state === 'failed' ? 'alert' : undefined} className="text-small text-muted">
        {t(state === 'failed' ? 'announcements.preview.failed' : 'announcements.preview.text')}
      </p>
    </div>
  )
}
