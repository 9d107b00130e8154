import { format } from '@bgm/i18n'
import { createLobePath } from '@bgm/ui'
import { useState } from 'react'
import type { ZoneView } from '#app/engine/view'
import { usePlayer } from '#app/player-context'
import { type Translator, useLanguage } from '#app/text'
import { Card, SettingsActionRow } from './card'

const target = 24

/** Shows how long the device can play without a network. */
export function MusicCard({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const { controls } = usePlayer()
  const [broken, setBroken] = useState<number | 'running' | null>(null)
  const hours = view.cached.hours()
  const run = async () => {
    setBroken('running')
    setBroken((await controls?.checkMusic()) ?? null)
  }
  return (
    <Card title={text('settings.music')}>
      <p className="settings-figure">
        {format.number(hours, locale, 1)} <span>{text('settings.of_day', { hours: target })}</span>
      </p>
      <HoursRow hours={hours} />
      <p className="settings-hint">
        {text('settings.tracks', {
          count: view.cached.tracks(),
          size: format.fileSize(view.cached.bytes(), locale),
        })}{' '}
        {describeCache(view, text)}
      </p>
      <SettingsActionRow
        hint={
          broken === null || broken === 'running'
            ? text(broken === null ? 'settings.music_hint' : 'settings.music_running')
            : text(broken === 0 ? 'settings.music_whole' : 'settings.music_broken', { count: broken })
        }
      >
        <button
          type="button"
          className="outline-button"
          disabled={broken === 'running'}
          onClick={() => void run()}
        >
          {text('settings.music_check')}
        </button>
      </SettingsActionRow>
    </Card>
  )
}

function describeCache({ problems, isFetching, isOnline, cached }: ZoneView, text: Translator): string {
  if (problems.includes('storage-full')) return text('settings.cache_full')
  if (isFetching) return text('settings.cache_fetching')
  if (cached.hours() >= target - 0.5) return text('settings.cache_complete')
  return text(isOnline ? 'settings.cache_waiting' : 'settings.cache_offline')
}

/** Shows the cached hours as one lobe per hour, up to 24. */
function HoursRow({ hours }: { hours: number }) {
  const full = Math.min(target, Math.max(0, Math.round(hours)))
  const lobes = (from: number, until: number, half: number, belly: number) =>
    Array.from({ length: until - from }, (_, index) =>
      createLobePath(half, belly, { x: 6 + (from + index) * 12, y: 13 }),
    ).join('')
  return (
    <svg className="hours-row" viewBox={`0 0 ${target * 12} 26`} aria-hidden="true">
      <path d={lobes(full, target, 4.5, 4.6)} />
      <path className="is-on" d={lobes(0, full, 12.5, 5.9)} />
    </svg>
  )
}
