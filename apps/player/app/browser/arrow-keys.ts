const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** An element beside the way counts as further away than one straight ahead. */
const sideFactor = 2

const hasBox = (element: Element) => element.getClientRects().length > 0

/** Lists what can have the focus: in the topmost dialog if there is one, otherwise on the whole page. */
function listTargets(): HTMLElement[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const root = dialogs.at(-1) ?? document.body
  return [...root.querySelectorAll<HTMLElement>('button, select, input, a[href]')].filter(
    element => hasBox(element) && !element.matches(':disabled'),
  )
}

const getCentre = (from: number, until: number) => (from + until) / 2

/** Returns the distance from one box to another in a direction; null if the other is not in that direction. */
function measureDistance(from: DOMRect, to: DOMRect, [x, y]: readonly [number, number]): number | null {
  const [ahead, aside] =
    x === 0
      ? [
          y * (getCentre(to.top, to.bottom) - getCentre(from.top, from.bottom)),
          gap(from.left, from.right, to.left, to.right),
        ]
      : [
          x * (getCentre(to.left, to.right) - getCentre(from.left, from.right)),
          gap(from.top, from.bottom, to.top, to.bottom),
        ]
  return ahead > 1 ? ahead + sideFactor * aside : null
}

/** Returns the gap between two ranges; 0 if they overlap. */
const gap = (from: number, until: number, otherFrom: number, otherUntil: number) =>
  Math.max(0, otherFrom - until, from - otherUntil)

function findNext(current: HTMLElement, direction: readonly [number, number]): HTMLElement | undefined {
  const box = current.getBoundingClientRect()
  const [nearest] = listTargets()
    .flatMap(element => {
      const distance = measureDistance(box, element.getBoundingClientRect(), direction)
      return distance === null || element === current ? [] : { element, distance }
    })
    .sort((one, other) => one.distance - other.distance)
  return nearest?.element
}

/** A slider keeps its own keys along its axis. */
const isSlider = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'range'

function handleKey(event: KeyboardEvent): void {
  const { activeElement } = document
  if (event.key === 'Enter' && activeElement instanceof HTMLSelectElement) {
    event.preventDefault()
    activeElement.showPicker()
  }
  const direction = directions[event.key]
  if (!direction || event.altKey || (direction[0] !== 0 && isSlider(activeElement))) return
  const targets = listTargets()
  const isOnTarget = activeElement instanceof HTMLElement && targets.includes(activeElement)
  const next = isOnTarget ? findNext(activeElement, direction) : targets[0]
  // Otherwise the keys would change the value of a select or a slider instead.
  if (next || activeElement?.matches('select, input')) event.preventDefault()
  if (!next) return
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}

/** Lets the arrow keys of a keyboard or a TV's remote control move the focus to what is next in that direction. */
export function watchArrowKeys(): void {
  document.addEventListener('keydown', handleKey)
}
