import type { RemoteZone } from '@bgm/api-client'
import { Button, createCentredLobePath } from '@bgm/ui'
import { useFetcher } from '@remix-run/react'
import { useRef, useState } from 'react'
import { LockNote } from '#app/components/lock-note'
import { ShownFor } from '#app/forms/shown-for'
import type { HeldLocks } from '#app/services/groups.server'
import { useText } from '#app/text'

const count = 24

/**
 * A slider with the zone's maximum volume as its upper limit. It submits when the thumb is released or,
 * without JavaScript, with its button.
 */
export function VolumeForm({ zone, held: { locks, openers } }: { zone: RemoteZone; held: HeldLocks }) {
  const t = useText()
  const fetcher = useFetcher({ key: 'volume' })
  const form = useRef<HTMLFormElement>(null)
  const [thumb, setThumb] = useState<number | null>(null)
  const { volume: desired, max_volume } = zone.desired
  // The head office may have set a volume above the limit of the unit.
  const max = Math.min(max_volume, Math.max(locks.max_volume ?? 100, desired))
  const fixed = locks.volume === 'fixed'
  const sent = fetcher.formData?.get('volume')
  const volume = thumb ?? (typeof sent === 'string' ? Number(sent) : desired)
  const commit = () => {
    if (thumb !== null && thumb !== desired) {
      navigator.vibrate?.(12)
      fetcher.submit(form.current, { preventScrollReset: true })
    }
    setThumb(null)
  }
  return (
    <fetcher.Form ref={form} method="post" preventScrollReset data-unguarded="" className="mt-6">
      <ShownFor />
      <input type="hidden" name="form" value="volume" />
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor="volume" className="text-label font-semibold">
          {t('remote.volume')}
        </label>
        <span id="volume-limit" className="text-small text-muted tabular-nums">
          <b className="font-semibold text-ink">{volume}</b>, {t('remote.limit', { max })}
        </span>
      </div>
      <div className="relative mt-1.5 h-12">
        <Lobes volume={volume} max={max} />
        <input
          key={desired}
          id="volume"
          type="range"
          name="volume"
          min={0}
          max={max}
          disabled={fixed}
          defaultValue={desired}
          aria-describedby="volume-limit"
          onChange={event => setThumb(event.currentTarget.valueAsNumber)}
          onPointerUp={commit}
          onKeyUp={commit}
          onBlur={commit}
          className="volume-range absolute inset-y-0 left-0 h-full"
          style={{ width: `${max}%` }}
        />
      </div>
      {fixed ? <LockNote text={t('locks.note')} openers={openers} /> : null}
      {locks.volume === 'list' ? (
        <LockNote text={t('locks.volume', { max: locks.max_volume ?? max })} openers={openers} />
      ) : null}
      <div className={fixed ? 'hidden' : 'mt-2 hidden noscript:block'}>
        <Button type="submit" variant="secondary" size="s">
          {t('remote.set')}
        </Button>
      </div>
    </fetcher.Form>
  )
}

/** Lobes up to the volume are pink and upright; those above the maximum lie flat. */
function Lobes({ volume, max }: { volume: number; max: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * 12} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      {Array.from({ length: count }, (_, place) => {
        const level = ((place + 0.5) / count) * 100
        const tone = level > max ? 'fill-line' : level <= volume ? 'fill-accent' : 'fill-line-strong'
        return (
          <path
            key={place}
            className={tone}
            transform={`translate(${6 + place * 12} 20)`}
            d={createCentredLobePath(level > max ? 2.4 : 6 + place * 0.52, 6)}
          />
        )
      })}
    </svg>
  )
}
