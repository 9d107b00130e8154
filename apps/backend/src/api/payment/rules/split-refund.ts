/** Splits an amount in proportion to the parts: whole rupiah that add up to the amount. Without proportions, the first gets it. */
export function splitRefund(amount: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map((_, at) => (at === 0 ? amount : 0))
  let before = 0
  let given = 0
  return parts.map(part => {
    before += part
    const share = Math.round((amount * before) / total) - given
    given += share
    return share
  })
}
