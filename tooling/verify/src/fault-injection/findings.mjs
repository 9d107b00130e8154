/** Collects findings. Prints each one as a line and records failures. */
export function createFindingsCollector(onLine) {
  const lines = []
  const misses = []
  let checked = 0
  const print = line => {
    lines.push(line)
    onLine(line)
  }
  return {
    print,
    /** Prints a line and, unless `ok` is true, records `miss` as a failure. */
    addCheck(line, ok, miss) {
      checked += 1
      print(line)
      if (!ok) misses.push(miss)
    },
    result: () => ({ checked, misses, lines }),
  }
}

/** Creates a collector whose findings compare measured values with expected ones. */
export function createFindings(onLine) {
  const { print, addCheck, result } = createFindingsCollector(onLine)
  return {
    print,
    /** Compares a value. `expected` is the expected value or, if `ok` is given, a description of it. */
    expect(title, actual, expected, ok = actual === expected) {
      const note = ok ? '' : `   <- miss, expected ${expected}`
      addCheck(
        `  ${title.padEnd(58)}${String(actual).padStart(12)}${note}`,
        ok,
        `${title}: ${actual}, expected ${expected}`,
      )
    },
    result,
  }
}
