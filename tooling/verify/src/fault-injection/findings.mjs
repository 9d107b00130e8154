/** Collects what was found: each finding is a line, told as it comes, and a miss where it is not as it must be. */
export function collectFindings(told) {
  const lines = []
  const misses = []
  let checked = 0
  const tell = line => {
    lines.push(line)
    told(line)
  }
  return {
    tell,
    /** A line that was judged; `miss` says in one sentence what is wrong where it was not `kept`. */
    judged(line, kept, miss) {
      checked += 1
      tell(line)
      if (!kept) misses.push(miss)
    },
    result: () => ({ checked, misses, lines }),
  }
}

/** Findings that are figures. */
export function createFindings(told) {
  const { tell, judged, result } = collectFindings(told)
  return {
    tell,
    /** A figure that must be `wanted`: a number, or a sentence about it and a test. */
    expect(what, found, wanted, kept = found === wanted) {
      const line = `  ${what.padEnd(58)}${String(found).padStart(12)}${kept ? '' : `   <- miss, ${wanted} wanted`}`
      judged(line, kept, `${what}: ${found}, ${wanted} wanted`)
    },
    result,
  }
}
