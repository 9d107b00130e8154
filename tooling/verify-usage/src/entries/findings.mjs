const maxExamples = 5

/** Counts findings by kind, and keeps the first entries of each kind. */
export function createFindings() {
  const kinds = new Map()
  return {
    add(kind, index) {
      const found = kinds.get(kind) ?? { count: 0, examples: [] }
      kinds.set(kind, found)
      found.count += 1
      if (found.examples.length < maxExamples) found.examples.push(index)
    },
    /** One sentence for each kind. */
    list: () =>
      [...kinds].map(([kind, { count, examples }]) => {
        const entries = `${examples.length === 1 ? 'entry' : 'entries'} ${examples.join(', ')}`
        return `${kind}: ${count} (${entries}${count > examples.length ? ', …' : ''})`
      }),
  }
}
