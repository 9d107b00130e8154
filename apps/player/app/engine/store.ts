/** An observable value that the UI subscribes to. */
export class ObservableValue<T> {
  readonly #listeners = new Set<() => void>()

  constructor(private value: T) {}

  get = (): T => this.value

  set(value: T): void {
    this.value = value
    for (const listener of this.#listeners) listener()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
