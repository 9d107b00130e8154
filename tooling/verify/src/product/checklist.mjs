/** Collects checks. `expect(title, actual, expected)` compares values; `expected` may be a pattern. */
export function createChecklist(print) {
  const failures = []
  let passed = 0
  const matches = (actual, expected) =>
    expected instanceof RegExp
      ? expected.test(String(actual))
      : JSON.stringify(actual) === JSON.stringify(expected)
  return {
    expect(title, actual, expected) {
      const ok = matches(actual, expected)
      if (ok) passed += 1
      else
        failures.push(
          `${title}: ${JSON.stringify(actual)} instead of ${expected instanceof RegExp ? expected : JSON.stringify(expected)}`,
        )
      print(ok ? `  ✓ ${title}` : `  ✗ ${failures.at(-1)}`)
    },
    result: () => ({ passed, failures }),
  }
}
