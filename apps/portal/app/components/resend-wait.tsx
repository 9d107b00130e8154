import { defineCountdown } from '@bgm/browser'
import { useEffect } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Defined in packages/browser. */
      'count-down': { seconds: number; for: string; text: string; children: string }
    }
  }
}

interface ResendWaitProps {
  /** Seconds until the next message may be requested; 0 shows nothing. */
  seconds: number
  /** The id of the button that is disabled in the meantime. */
  button: string
  /** The message for a number of seconds. */
  format: (seconds: number | string) => string
}

/** How long the visitor has to wait before the next message. Without JavaScript it does not count down. */
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
