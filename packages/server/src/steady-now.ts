/** Milliseconds like `Date.now()`, which go on evenly in this process when the clock of the machine is set. */
export const steadyNow = (): number => performance.timeOrigin + performance.now()
