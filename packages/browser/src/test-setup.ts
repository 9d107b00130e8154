import { afterEach, beforeEach } from 'vitest'

const undo: (() => void)[] = []

/** Removes a test's listeners after the test, because test files share a window. */
function recordListeners(target: EventTarget) {
  const add = target.addEventListener
  target.addEventListener = (...listener) => {
    undo.push(() => target.removeEventListener(...listener))
    add.apply(target, listener)
  }
  undo.push(() => {
    target.addEventListener = add
  })
}

beforeEach(() => {
  if (typeof window === 'undefined') return
  recordListeners(window)
  recordListeners(document)
})

afterEach(() => {
  for (const step of undo.splice(0)) step()
})
