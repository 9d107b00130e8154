/** The tax included in an amount, rounded like the tax of the order. */
export const prorateTax = (amount: number, tax: { rate: number; amount: number }, total: number): number =>
  Math.round((tax.amount * amount) / total)
