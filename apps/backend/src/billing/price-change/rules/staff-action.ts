/** Permission to propose changes of prices, and to decide those that others propose. */
export const changePricesAction = 'api::prices.change'
