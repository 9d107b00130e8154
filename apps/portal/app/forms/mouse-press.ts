let down = false
let waiting: (() => void) | null = null

addEventListener('mousedown', () => press(true), true)
addEventListener('mouseup', () => press(false), true)

function press(now: boolean) {
  down = now
  if (now) return
  setTimeout(() => {
    waiting?.()
    waiting = null
  })
}

export const isMouseDown = () => down

/**
 * Runs the latest callback once the mouse button is released. An error that appears on blur would shift the
 * button that is being pressed, and the click would be lost.
 */
export function runAfterRelease(run: (() => void) | null) {
  waiting = run
}
