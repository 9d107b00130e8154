import type { SubmitFailure } from '@bgm/browser'
import { useSyncExternalStore } from 'react'

type Store<T extends object> = {
  get(): T
  set(change: Partial<T>): void
  subscribe(listener: () => void): () => void
}

function createStore<T extends object>(start: T): Store<T> {
  const listeners = new Set<() => void>()
  let state = start
  return {
    get: () => state,
    set(change) {
      const next = { ...state, ...change }
      if (Object.entries(change).every(([name, value]) => Object.is(Reflect.get(state, name), value))) return
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type SessionState = {
  /** Whether member data has been cleared after a sign-out or a change of member. */
  flush: boolean
  /** Whether a dialog is open; while it is, the page must not reload. */
  dialog: boolean
  user: { id: string; name: string } | null
  /** The width of the window in CSS pixels; 0 on the server. */
  width: number
  height: number
}

type GlobalState = {
  globalValue: unknown
  /** The industries from the latest loader that returned any. */
  industries: readonly { key: string; name: string }[]
}

/** Client state of the session, filled from loader data. */
export const sessionStore = createStore<SessionState>({
  flush: false,
  dialog: false,
  user: null,
  width: 0,
  height: 0,
})

export const globalStore = createStore<GlobalState>({ globalValue: null, industries: [] })

/** The reason why the last submission failed, until the form is resubmitted. */
export const submissionStore = createStore<{ failure: SubmitFailure | null }>({ failure: null })

/** Selects a part of a store. The component re-renders when that part changes. */
export function useStore<T extends object, Part>(store: Store<T>, select: (state: T) => Part): Part {
  const part = () => select(store.get())
  return useSyncExternalStore(store.subscribe, part, part)
}
