/** The list prices of packages on the day of a quotation, by their key. */
export type QuotedPrices = Record<string, { price_monthly: number | null; price_yearly: number | null }>

/** The packages on offer, at the prices of a quotation. Packages that are no longer sold stay unknown. */
export const applyQuotedPrices = <Offer extends object>(
  offers: ReadonlyMap<string, Offer>,
  quoted: QuotedPrices | undefined,
): ReadonlyMap<string, Offer> =>
  quoted === undefined
    ? offers
    : new Map([...offers].map(([key, offer]) => [key, { ...offer, ...quoted[key] }]))
