import { defineCountdown } from '@bgm/browser'
import { useEffect } from 'react'

declare module 'react' {
  namespace JSX {
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
    interface IntrinsicElements {
      /** A custom element defined in packages/browser. */
      'count-down': { seconds: number; for: string; text: string; children: string }
    }
  }
}

type ResendWaitProps = {
  /** The number of seconds until another message may be requested; 0 shows nothing. */
  seconds: number
  /** The id of the button that is disabled during the wait. */
  button: string
  /** Returns the message for a number of seconds. */
  format: (seconds: number | string) => string
}

/**
 * Shows how long the visitor must wait before requesting another message. Without JavaScript, the number
 * does not count down.
 */
export function ResendWait({ seconds, button, format }: ResendWaitProps) {
  useEffect(defineCountdown, [])
  if (seconds <= 0) return null
  return (
    <p className="w-full text-small text-muted tabular-nums has-[[hidden]]:hidden">
      <count-down seconds={seconds} for={button} text={format('{{seconds}}')}>
        {format(seconds)}
      </count-down>
    </p>
  )
}
