import { createLobePath } from '@bgm/ui'
import { useCallback, useEffect, useState } from 'react'
import type { OutputDevice } from '#app/browser/sound-settings'
import type { ZoneView } from '#app/engine/view'
import { usePlayer, useSound } from '#app/player-context'
import { useTranslator } from '#app/text'
import { Card, SettingsActionRow } from './card'

/** Shows the volume, the test tone and the audio output. */
export function SoundCard({ view }: { view: ZoneView | null }) {
  const text = useTranslator()
  const sound = useSound()
  return (
    <Card title={text('settings.sound')}>
      {view?.bundle && view.volume !== null ? (
        <Volume volume={view.volume} max={view.bundle.desired.max_volume} />
      ) : null}
      <SettingsActionRow name={text('settings.test')} hint={text('settings.test_hint')}>
        <button type="button" className="outline-button" onClick={() => void sound.playTone('left')}>
          {text('settings.left')}
        </button>
        <button type="button" className="outline-button" onClick={() => void sound.playTone('right')}>
          {text('settings.right')}
        </button>
      </SettingsActionRow>
      {sound.canChoose() ? <Output /> : null}
    </Card>
  )
}

function Volume({ volume, max }: { volume: number; max: number }) {
  const text = useTranslator()
  const { controls } = usePlayer()
  /** The slider's value until it is applied; after that, the zone's volume may also be changed elsewhere. */
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? volume
  const commit = async () => {
    if (held === null) return
    if (held !== volume) await controls?.setVolume(held)
    setHeld(latest => (latest === held ? null : latest))
  }
  return (
    <div className="volume">
      <div className="volume-head">
        <label htmlFor="volume">{text('settings.volume')}</label>
        <output htmlFor="volume">{shown}</output>
      </div>
      <div className="volume-track">
        <VolumeLobes volume={shown} max={max} />
        <input
          id="volume"
          type="range"
          min={0}
          max={max}
          value={shown}
          aria-describedby="volume-hint"
          style={{ width: `${max}%` }}
          onChange={event => setHeld(event.currentTarget.valueAsNumber)}
          onPointerUp={() => void commit()}
          onKeyUp={() => void commit()}
          onBlur={() => void commit()}
        />
      </div>
      <p id="volume-hint" className="settings-hint">
        {text('settings.volume_limit', { max })}
      </p>
    </div>
  )
}

const count = 24

/** Lobes up to the volume are pink; those above the zone's maximum lie flat. */
function VolumeLobes({ volume, max }: { volume: number; max: number }) {
  const lobes = Array.from({ length: count }, (_, place) => {
    const level = ((place + 0.5) / count) * 100
    const tone = level > max ? 'is-over' : level <= volume ? 'is-on' : 'is-off'
    const half = level > max ? 3 : 6 + place * 0.56
    return { tone, path: createLobePath(half, 6.6, { x: 6 + place * 12, y: 20 }) }
  })
  const getPath = (tone: string) => lobes.flatMap(lobe => (lobe.tone === tone ? lobe.path : [])).join('')
  return (
    <svg viewBox={`0 0 ${count * 12} 40`} preserveAspectRatio="none" aria-hidden="true">
      <path className="is-over" d={getPath('is-over')} />
      <path className="is-off" d={getPath('is-off')} />
      <path className="is-on" d={getPath('is-on')} />
    </svg>
  )
}

function Output() {
  const text = useTranslator()
  const sound = useSound()
  const [outputs, setOutputs] = useState<OutputDevice[]>([])
  const [isDenied, setDenied] = useState(false)
  const load = useCallback(async () => setOutputs(await sound.listOutputs()), [sound])
  useEffect(() => void load(), [load])
  const named = outputs.filter(({ name }) => name !== '')
  const reveal = async () => {
    setDenied(!(await sound.revealOutputs()))
    await load()
  }
  const choose = async (id: string) => {
    await sound.choose(id)
    await load()
  }
  if (named.length === 0)
    return (
      <SettingsActionRow
        name={text('settings.output')}
        hint={text(isDenied ? 'settings.output_denied' : 'settings.output_hidden')}
      >
        <button type="button" className="outline-button" onClick={() => void reveal()}>
          {text('settings.output_show')}
        </button>
      </SettingsActionRow>
    )
  return (
    <SettingsActionRow
      name={text('settings.output')}
      hint={sound.isChosenMissing ? text('settings.output_missing') : null}
    >
      <select
        className="settings-select"
        aria-label={text('settings.output')}
        value={named.some(({ id }) => id === sound.chosen) ? sound.chosen : ''}
        onChange={event => void choose(event.currentTarget.value)}
      >
        <option value="">{text('settings.output_default')}</option>
        {named.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </SettingsActionRow>
  )
}
