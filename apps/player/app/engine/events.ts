type Listener<T> = (value: T) => unknown

/** Typed events. A listener that fails is logged, and stops neither the sender nor other listeners. */
export class Events<T extends object> {
  readonly #listeners: { [Name in keyof T]?: Listener<T[Name]>[] } = {}

  on<Name extends keyof T>(name: Name, listener: Listener<T[Name]>): void {
    this.#listeners[name] = [...(this.#listeners[name] ?? []), listener]
  }

  /** Calls the listeners in the order in which they were added; resolves once all have finished. */
  async emit<Name extends keyof T>(name: Name, value: T[Name]): Promise<void> {
    const calls = (this.#listeners[name] ?? []).map(async listener => listener(value))
    for (const outcome of await Promise.allSettled(calls))
      if (outcome.status === 'rejected') console.warn(`${String(name)} could not be handled`, outcome.reason)
  }
}

export type Emitter<T extends object> = Pick<Events<T>, 'emit'>
