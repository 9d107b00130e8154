import { getScreenCode, screenCodeStep } from '@bgm/playback'
import type { Bundle } from '@bgm/validation'
import { useNow } from '#app/player-context'
import { useTranslator } from '#app/text'
import { TimeLobes } from './time-lobes'
import { useRotatingCode } from './use-rotating-code'

const lobes = 6

/**
 * Shows the rotating number that proves on the licence check page that this screen belongs to its licence; a
 * copied sticker cannot show it. Each lobe represents ten seconds until the number changes.
 */
export function LiveCode({ bundle: { licence } }: { bundle: Bundle }) {
  const text = useTranslator()
  const now = useNow()
  const isValid = licence.state === 'active' && (licence.until === null || now < licence.until)
  const code = useRotatingCode(
    isValid ? licence.live_secret : null,
    { now, step: screenCodeStep },
    getScreenCode,
  )
  if (code === null) return null
  const left = lobes - Math.floor((now % screenCodeStep) / (screenCodeStep / lobes))
  return (
    <p className="live-code">
      <span>{text('playing.live_code')}</span>
      <b>{`${code.slice(0, 3)} ${code.slice(3)}`}</b>
      <TimeLobes left={left} of={lobes} />
    </p>
  )
}
