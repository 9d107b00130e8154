import { screenCode, screenCodeStep } from '@bgm/playback'
import { createLobePath } from '@bgm/ui'
import type { Bundle } from '@bgm/validation'
import { useEffect, useState } from 'react'
import { useNow } from '#app/player-context'
import { useText } from '#app/text'

const lobes = 6

/** The code of the current minute; null without a key or until it has been computed. */
function useScreenCode(secret: string | null, now: number): string | null {
  const step = Math.floor(now / screenCodeStep)
  const [computed, setComputed] = useState<{ step: number; code: string } | null>(null)
  useEffect(() => {
    if (secret === null) return
    let isCurrent = true
    screenCode(secret, step * screenCodeStep)
      .then(code => isCurrent && setComputed({ step, code }))
      // Without WebCrypto no code is shown.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [secret, step])
  return secret !== null && computed?.step === step ? computed.code : null
}

/**
 * The rotating number that proves on the licence check page that this screen belongs to its licence. A copied sticker
 * has none. Each lobe represents ten seconds until the number changes.
 */
export function LiveCode({ bundle: { licence } }: { bundle: Bundle }) {
  const text = useText()
  const now = useNow()
  const isValid = licence.state === 'active' && (licence.until === null || now < licence.until)
  const code = useScreenCode(isValid ? licence.live_secret : null, now)
  if (code === null) return null
  const left = lobes - Math.floor((now % screenCodeStep) / (screenCodeStep / lobes))
  return (
    <p className="live-code">
      <span>{text('playing.live_code')}</span>
      <b>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
      <svg viewBox="0 0 60 16" aria-hidden="true">
        <path d={lobesOf(0, left, 7)} />
        <path className="live-code-past" d={lobesOf(left, lobes, 2)} />
      </svg>
    </p>
  )
}

const lobesOf = (from: number, until: number, half: number) =>
  Array.from({ length: until - from }, (_, index) =>
    createLobePath(half, half * 0.6, { x: 5 + (from + index) * 10, y: 8 }),
  ).join('')
