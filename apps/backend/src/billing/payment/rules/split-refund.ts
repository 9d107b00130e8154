/**
 * Splits an amount in proportion to the parts, in whole rupiah that add up to the amount. If all parts are
 * zero, the first part gets the whole amount.
 */
export function splitRefund(amount: number, parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total === 0) return parts.map((_, index) => (index === 0 ? amount : 0))
  let before = 0
  let given = 0
  return parts.map(part => {
    before += part
    const share = Math.round((amount * before) / total) - given
    given += share
    return share
  })
}
