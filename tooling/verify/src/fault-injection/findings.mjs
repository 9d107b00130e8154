/** Collects findings: prints each as a line and records the failed ones. */
export function collectFindings(onLine) {
  const lines = []
  const misses = []
  let checked = 0
  const print = line => {
    lines.push(line)
    onLine(line)
  }
  return {
    print,
    /** Adds a checked line; `miss` describes the failure if it is not `ok`. */
    addCheck(line, ok, miss) {
      checked += 1
      print(line)
      if (!ok) misses.push(miss)
    },
    result: () => ({ checked, misses, lines }),
  }
}

/** Findings that compare a measured value with an expected one. */
export function createFindings(onLine) {
  const { print, addCheck, result } = collectFindings(onLine)
  return {
    print,
    /** Compares a value; `expected` is the value, or its description if `ok` is given. */
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
