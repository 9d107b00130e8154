export type BrowserSupport = 'supported' | 'ios' | 'unsupported'

/** iPads identify as Macs, but have a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

/**
 * Detects whether this browser can be a player. iOS stops a web page's audio in the background, so an iOS
 * device can only be a remote.
 */
export function detectBrowserSupport(): BrowserSupport {
  if (isIos(navigator)) return 'ios'
  const isComplete =
    'AudioContext' in window &&
    'indexedDB' in window &&
    'caches' in window &&
    'locks' in navigator &&
    'serviceWorker' in navigator &&
    Boolean(crypto.subtle)
  return isComplete ? 'supported' : 'unsupported'
}
