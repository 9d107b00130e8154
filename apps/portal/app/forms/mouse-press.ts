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
 * What would move the page waits until the mouse is released: a refusal that comes as a field is left would push the
 * button away that is being pressed, and the click would be lost. The latest that waits runs, after the click.
 */
export function runAfterRelease(run: (() => void) | null) {
  waiting = run
}
