/**
 * Exponential backoff from `first` to `longest` milliseconds. Each delay is randomised to between 50 % and
 * 100 % of its value.
 */
export class Backoff {
  #delay: number

  constructor(
    private readonly random: () => number,
    private readonly first: number,
    private readonly longest: number,
  ) {
    this.#delay = first
  }

  next(): number {
    const delay = this.#delay * (0.5 + this.random() / 2)
    this.#delay = Math.min(this.#delay * 2, this.longest)
    return Math.round(delay)
  }

  reset(): void {
    this.#delay = this.first
  }
}
