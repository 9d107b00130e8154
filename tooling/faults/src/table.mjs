const row = (fault, page, { status, ms }, judgement) =>
  `  ${fault.padEnd(24)}${page.padEnd(20)}${String(status).padEnd(8)}${String(ms).padStart(6)} ms   ${judgement}`

/** Collects what was found: each finding is a line, told as it comes, and a miss where it is not `kept`. */
export function startTable(told) {
  const lines = []
  const misses = []
  let checked = 0
  const tell = line => {
    lines.push(line)
    told(line)
  }
  tell('\n  fault                   page                status     time   content')
  return {
    judge(fault, page, found, kept, judgement) {
      checked += 1
      tell(row(fault, page, found, `${judgement}${kept ? '' : '   <- miss'}`))
      if (!kept) misses.push(`${fault} × ${page}: ${found.status} in ${found.ms} ms, ${judgement}`)
    },
    result: () => ({ checked, misses, lines }),
  }
}
