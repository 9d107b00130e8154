/** Collects figures: each is a line, told as it comes, and a miss where it is not what it must be. */
export function startFigures(told) {
  const lines = []
  const misses = []
  let checked = 0
  const tell = line => {
    lines.push(line)
    told(line)
  }
  return {
    tell,
    /** A figure that must be `wanted`: a number, or a sentence about it and a test. */
    expect(what, found, wanted, kept = found === wanted) {
      checked += 1
      tell(`  ${what.padEnd(58)}${String(found).padStart(12)}${kept ? '' : `   <- miss, ${wanted} wanted`}`)
      if (!kept) misses.push(`${what}: ${found}, ${wanted} wanted`)
    },
    result: () => ({ checked, misses, lines }),
  }
}
