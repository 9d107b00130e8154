/** The part of an order's tax that is included in part of its total, rounded like the order's tax. */
export const prorateTax = (amount: number, tax: { rate: number; amount: number }, total: number): number =>
  Math.round((tax.amount * amount) / total)
